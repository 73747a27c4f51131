import { PASSWORD_MIN_LENGTH } from '../limits.ts';
import { forwardingFault } from '../calls/forwarding-phone.ts';
import { parsePhone } from '../format/phone-extension.ts';

/** Faults in the form of a value, shown when a field is left [§5], without zod; validation-rules.ts is stricter. */
type Fault = (value: string) => string | undefined;

const when =
  (message: string, isFaulty: (value: string) => boolean): Fault =>
  (value) =>
    value.trim() !== '' && isFaulty(value.trim()) ? message : undefined;

export const emailFault = when(
  'Enter an email address like name@example.com.',
  (email) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email),
);
/** The fault of a contact phone, to which calls are forwarded (K74). */
export const phoneFault: Fault = (value) =>
  forwardingFault(value) ?? when('Enter a 10-digit phone number.', (phone) => parsePhone(phone) === undefined)(value);
export const zipFault = when('Enter a five-digit zip code.', (zip) => zip.length !== 5);
export const passwordFault = when(
  `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  (password) => password.length < PASSWORD_MIN_LENGTH,
);
export const rentFault = when(
  'Enter a rent between $1 and $100,000 a month.',
  (rent) => !(Number(rent) >= 1 && Number(rent) <= 100_000),
);
export const sizeFault = when(
  'Enter a size between 50 and 20,000 square feet.',
  (sq) => !(Number(sq) >= 50 && Number(sq) <= 20_000),
);
