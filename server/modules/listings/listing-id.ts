import { NotFound } from '../../errors.ts';

/** The number of a listing. @throws NotFound for a text that cannot be one. */
export function readListingId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new NotFound('There is no such listing.');
  return Number(text);
}
