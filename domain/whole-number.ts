import { z } from 'zod';

/**
 * Returns the schema of a number from 1, or its plain digits: ids are texts in GraphQL and in older REST clients.
 * Rejects `'12abc'`, `'1e2'`, `true` and `[5]`, which coercion would turn into 12, 100, 1 and 5.
 */
export const wholeNumber = (message: string, last = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' && /^\d{1,16}$/.test(sent) ? Number(sent) : sent),
    z.number(message).int(message).min(1, message).max(last, message),
  );
