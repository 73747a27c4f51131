import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from './credential-limits.ts';

export const emailRule = z
  .string('Enter your e-mail address.')
  .trim()
  .min(1, 'Enter your e-mail address.')
  .max(EMAIL_MAX_LENGTH, 'That e-mail address is too long.')
  .pipe(z.email('Enter an e-mail address like name@example.com.'));
