import { PROCESSOR_UNREACHABLE } from '../../../domain/billing/card-declines.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { PaymentsUnavailable } from '../../integrations/payments/cards/card-declines.ts';

/** Does work at the processor, and returns an unreachable processor as errors to show. */
export async function orUnreachable<Result>(
  work: () => Promise<Result>,
  errors: FieldErrors = PROCESSOR_UNREACHABLE,
): Promise<Result | { errors: FieldErrors }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { errors };
    throw error;
  }
}
