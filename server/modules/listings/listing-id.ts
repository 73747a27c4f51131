import { isListingId, LISTING_NOT_FOUND } from '../../../domain/listings/listing-access.ts';
import { NotFound } from '../../errors.ts';

/** The number of a listing. @throws NotFound for a text that cannot be one. */
export function parseListingId(text: string): number {
  if (!isListingId(text)) throw new NotFound(LISTING_NOT_FOUND.message);
  return Number(text);
}
