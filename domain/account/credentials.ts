import { EMAIL_MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';

export const emailRule = z
  .string('Enter your email address.')
  .trim()
  .min(1, 'Enter your email address.')
  .max(EMAIL_MAX_LENGTH, 'That email address is too long.')
  .pipe(z.email('Enter an email address like name@example.com.'));
