import type { FieldErrors } from '../../../domain/field-errors.ts';
import { phoneFault } from '../../../domain/format/phone-extension.ts';
import type { RenterState } from '../renter/renter-defaults.ts';

/** The renter's name and contact details. */
export type Person = RenterState['contact'];

/** Requires a host with a dot; the server validates addresses more strictly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates with the texts of domain/leads/contact-request.ts, which is larger than the form; the server decides. */
export function contactErrors({ firstName, lastName, phone, email }: Person): FieldErrors {
  const errors: FieldErrors = {};
  if (!firstName.trim()) errors['firstName'] = ['Enter your first name.'];
  if (!lastName.trim()) errors['lastName'] = ['Enter your last name.'];
  const fault = phone.trim() && phoneFault(phone);
  if (fault) errors['phone'] = [fault];
  if (!email.trim()) errors['email'] = ['Enter your email address.'];
  else if (!EMAIL.test(email.trim())) errors['email'] = ['Enter an email address like name@example.com.'];
  return errors;
}

/** Returns whether this browser has all details that a landlord needs to reply. */
export const isContactComplete = (person: Person): boolean => Object.keys(contactErrors(person)).length === 0;
