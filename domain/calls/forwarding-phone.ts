import { parsePhone } from '../format/phone-extension.ts';
import { isForeignPhone } from '../format/phone.ts';

/** The area codes of +1 that the numbering plan assigns to other countries than the US, its territories and Canada. */
const ABROAD = /^(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/;
/** The area codes 900 and 976, and the exchange 976 of every area code. */
const PREMIUM = /^(?:900|976|\d{3}976)/;

export const FOREIGN_CONTACT_PHONE = 'Enter a US number: calls are forwarded to it.';
export const PREMIUM_CONTACT_PHONE = 'Enter a US number that costs nothing extra to call: calls are forwarded to it.';

/** Returns why calls are not forwarded to a number in any notation (K74); undefined for one to which they are. */
export function forwardingFault(phone: string): string | undefined {
  const digits = parsePhone(phone)?.digits ?? '';
  if (isForeignPhone(phone) || ABROAD.test(digits)) return FOREIGN_CONTACT_PHONE;
  return PREMIUM.test(digits) ? PREMIUM_CONTACT_PHONE : undefined;
}
