import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhone } from './phone-extension.ts';
import { isForeignPhone } from './phone.ts';

const withExtension = (number: string, extension: string): string => `${number} x${extension}`;

/**
 * Parses a sender's phone number in any notation (K74). Returns it as it is stored: ten digits of +1, or in
 * international form, "+91 98765 43210", with " x" before an extension; undefined for a number that no plan has.
 */
export function contactPhone(text: string): string | undefined {
  // 00 and 011 stand for "+" where an international call is dialed; the country may still be the US.
  const dialed = isForeignPhone(text) ? text.replace(/^[\s(]*(?:00|011)/, '+') : text;
  if (isForeignPhone(dialed)) {
    const number = parsePhoneNumberFromString(dialed);
    return number?.isPossible() ? number.formatInternational({ formatExtension: withExtension }) : undefined;
  }
  const parsed = parsePhone(dialed);
  return parsed && (parsed.extension ? withExtension(parsed.digits, parsed.extension) : parsed.digits);
}
