import type { FieldErrors } from '../../../domain/field-errors.ts';
import { phoneDigits } from '../../../domain/format/phone.ts';
import type { RenterState } from '../renter/renter-defaults.ts';

/** Who asks, and how to reach them. */
export type Person = RenterState['contact'];

/** Somebody at a host with a dot; the server knows addresses better. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What can be told before asking the server, in its own words (domain/leads/contact-request.ts, which is not loaded here: it
 * weighs more than the whole form). The server decides.
 */
export function contactErrors({ firstName, lastName, phone, email }: Person): FieldErrors {
  const errors: FieldErrors = {};
  if (!firstName.trim()) errors['firstName'] = ['Enter your first name.'];
  if (!lastName.trim()) errors['lastName'] = ['Enter your last name.'];
  if (!phone.trim()) errors['phone'] = ['Enter your phone number.'];
  else if (!phoneDigits(phone)) errors['phone'] = ['Enter a phone number with ten digits.'];
  if (!email.trim()) errors['email'] = ['Enter your e-mail address.'];
  else if (!EMAIL.test(email.trim())) errors['email'] = ['Enter an e-mail address like name@example.com.'];
  return errors;
}

/** Whether this browser knows all that a landlord needs to answer. */
export const isContactComplete = (person: Person): boolean => Object.keys(contactErrors(person)).length === 0;
