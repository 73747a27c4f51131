import { isListingId, NO_SUCH_LISTING } from '../../../domain/listings/own-listing.ts';
import { NotFound } from '../../errors.ts';

/** The number of a listing. @throws NotFound for a text that cannot be one. */
export function readListingId(text: string): number {
  if (!isListingId(text)) throw new NotFound(NO_SUCH_LISTING.message);
  return Number(text);
}
