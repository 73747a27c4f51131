import type { FieldErrors } from '../field-errors.ts';

const atPhone = (message: string): FieldErrors => ({ 'contact.phone': [message] });

export const PHONE_CALLS_MADE = atPhone(
  "We've called with a code as often as we do in 24 hours. Use the last code, or try again tomorrow.",
);
export const PHONE_CALL_FAILED = atPhone("We couldn't call this number. Check it, or try again later.");
export const PHONE_CALLS_OFF = atPhone("This site can't call phones.");
export const PHONE_IS_OURS = atPhone('This is a number that we gave to a listing. Enter your own.');
export const PHONE_CODE_WRONG: FieldErrors = { code: ["This isn't the code. Check it, or have us call again."] };
export const PHONE_CODE_OVER: FieldErrors = { code: ['This code is no longer valid. Have us call again.'] };

/** Returns what a call with a code says: each digit by itself, twice. */
export function phoneCodeWords(site: string, code: string): string {
  const digits = [...code].join(', ');
  return `This is ${site}. To confirm this number for your listing, enter the code ${digits}. Again, the code is ${digits}. If you didn't ask for it, hang up. Goodbye.`;
}
