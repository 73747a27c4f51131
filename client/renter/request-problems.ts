import type { FieldErrors } from '../../domain/field-errors.ts';
import { phoneDigits } from '../../domain/phone.ts';
import type { RequestWords } from './request-dialog.tsx';

/**
 * What can be told before asking the server, in its own words (domain/renter/request.ts, which is not loaded here: it
 * weighs more than the whole form). The server decides.
 */
export function requestProblems({ firstName, lastName, phone, email }: RequestWords): FieldErrors {
  const errors: FieldErrors = {};
  if (!firstName.trim()) errors['firstName'] = ['Enter your first name.'];
  if (!lastName.trim()) errors['lastName'] = ['Enter your last name.'];
  if (!phone.trim()) errors['phone'] = ['Enter your phone number.'];
  else if (!phoneDigits(phone)) errors['phone'] = ['Enter a phone number with ten digits.'];
  if (!email.trim()) errors['email'] = ['Enter your e-mail address.'];
  return errors;
}
