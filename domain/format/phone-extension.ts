import { isForeignPhone, maskPhone, phoneDigits } from './phone.ts';

export const MAX_EXTENSION_DIGITS = 6;

/** What precedes an extension: "x", "ext." or a key that a phone's keypad has. */
const MARKER = /\s*(?:x|ext|[#*,;])/i;
/** An extension as `formatPhone` writes it. */
const FORMATTED = / x\d+$/;

/** Separates a number from its extension; null without one. A number that is being corrected keeps its extension. */
export function splitExtension(text: string): [number: string, extension: string | null] {
  const at = text.search(MARKER);
  const number = text.slice(0, at);
  if (at === -1 || (phoneDigits(number) === undefined && !FORMATTED.test(text))) return [text, null];
  return [number, text.slice(at).replace(/\D/g, '')];
}

export interface PhoneNumber {
  /** Ten digits. */
  digits: string;
  /** Up to six digits; null without an extension. */
  extension: string | null;
}

/** Parses a US phone number that may have an extension, as "614-555-0143 x12"; undefined when it is not one. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const [number, extension] = splitExtension(text);
  const digits = phoneDigits(number);
  if (digits === undefined || (extension?.length ?? 0) > MAX_EXTENSION_DIGITS) return undefined;
  return { digits, extension: extension || null };
}

/** Formats a stored number: "(614) 555-0143 x12". */
export const formatPhone = (digits: string, extension?: string | null): string =>
  maskPhone(digits) + (extension ? ` x${extension}` : '');

/** Formats a partial number with the mask of `maskPhone`, and with " x" before its extension once one is begun. */
export function maskPhoneAndExtension(text: string): string {
  const [number, extension] = splitExtension(text);
  return maskPhone(number) + (extension === null ? '' : ` x${extension.slice(0, MAX_EXTENSION_DIGITS)}`);
}

/** Returns the error of a text that is no phone number, as far as it can be told without a list of all countries. */
export function phoneFault(text: string): string | undefined {
  if (isForeignPhone(text)) return /(?:\d\D*){7}/.test(text) ? undefined : FOREIGN_PHONE_FAULT;
  return parsePhone(text) ? undefined : 'Enter a 10-digit phone number.';
}
export const FOREIGN_PHONE_FAULT = 'Enter a phone number with its country code, such as +91 98765 43210.';

/** Returns the `tel:` URL of a number as it is shown, "(614) 555-0143 x12" or "+91 98765 43210". */
export function telephoneUrl(shown: string): string {
  const [number = '', extension] = shown.split(' x');
  const code = isForeignPhone(number) ? '' : '1';
  return `tel:+${code}${number.replace(/\D/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
