import { isListingId, LISTING_NOT_FOUND } from '../../../domain/listings/listing-access.ts';
import { NotFound } from '../../errors.ts';

/** Parses a listing's id. @throws NotFound for an invalid one. */
export function parseListingId(text: string): number {
  if (!isListingId(text)) throw new NotFound(LISTING_NOT_FOUND.message);
  return Number(text);
}
