import { z } from 'zod';

/** Returns the schema of a number from 1 or its plain digits, an id in GraphQL: coercion would accept `'1e2'`, too. */
export const wholeNumber = (message: string, last = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' && /^\d{1,16}$/.test(sent) ? Number(sent) : sent),
    z.number(message).int(message).min(1, message).max(last, message),
  );
