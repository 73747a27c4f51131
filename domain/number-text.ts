const WHOLE = /^\d{1,16}$/;
const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/;

const read = <Sent>(sent: Sent, pattern: RegExp): Sent | number =>
  typeof sent === 'string' && pattern.test(sent) ? Number(sent) : sent;

/** Returns the whole number that a text of digits is, as forms and spreadsheets send it (K77); any other value unchanged. */
export const wholeFromText = <Sent>(sent: Sent): Sent | number => read(sent, WHOLE);

/** Returns the number that a text is, a fraction or a negative one too; any other value unchanged. */
export const decimalFromText = <Sent>(sent: Sent): Sent | number => read(sent, DECIMAL);
