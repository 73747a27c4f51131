import { z } from 'zod';
import { decimalFromText, wholeFromText } from './number-text.ts';

/** Returns the schema of a whole number that may be sent as its digits (K77). */
export const whole = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((sent: number | string) => wholeFromText(sent), schema);

/** Returns the schema of a number that may be sent as its digits (K77). */
export const decimal = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((sent: number | string) => decimalFromText(sent), schema);

/** Returns the schema of a whole number from 1, or its digits, as an id in GraphQL is. */
export const wholeNumber = (message: string, last = Number.MAX_SAFE_INTEGER) =>
  whole(z.int(message).min(1, message).max(last, message));
