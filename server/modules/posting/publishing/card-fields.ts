import { z } from 'zod';

const digits = z.union([z.string(), z.number()]).transform(String).catch('');

/** The six documented payment fields as a REST call sends them; numbers are accepted for digit strings. */
export const cardFields = z.object({
  address: digits,
  zip: digits,
  cardNumber: digits,
  securityCode: digits,
  expirationMonth: digits,
  expirationYear: digits,
});
