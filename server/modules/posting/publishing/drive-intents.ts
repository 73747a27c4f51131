import { setTimeout as pause } from 'node:timers/promises';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';

/** Common interface for processing intents: publish, reactivate, change the property type. */
interface LeasedIntent<Answer> {
  id: string;
  state: string;
  answer: Answer | null;
  touchedAt: Date;
}

interface LeasedIntents<Row> {
  byId(id: string): Promise<Row>;
  /** Releases the lease so that another process may continue. */
  release(id: string): Promise<void>;
}

/** Interval between polls of an intent leased by another process, in milliseconds. */
export const POLL_MS = 50;
/** An intent untouched for this long is taken over. Longer than any single call to the processor. */
const LEASE_MS = 20_000;
const WAIT_MS = 30_000;
/** An intent is processed for this long; an older one is finished if it was paid, otherwise ended. */
export const PROCESSING_MS = 10 * 60_000;
/** An authenticated payment is awaited for this long; after that the reconciler finishes it. */
export const RECORDING_WAIT_MS = 5000;
/** How long the cardholder has to authenticate, in milliseconds. */
export const AUTHENTICATE_MS = 15 * 60_000;

export const OUTCOME_UNKNOWN: FieldErrors = {
  payment: ["The payment service didn't respond. Try again in a moment. You won't be charged twice."],
};

/** Processes an intent under a lease; on failure, releases it for the next process. */
export async function withLease<Result>(
  rows: Pick<LeasedIntents<unknown>, 'release'>,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await rows.release(id);
    throw error;
  }
}

/** Does the same for a caller, and returns an unreachable processor as a result. */
export async function processIntent<Result>(
  rows: Pick<LeasedIntents<unknown>, 'release'>,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | { errors: FieldErrors }> {
  try {
    return await withLease(rows, id, work);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { errors: OUTCOME_UNKNOWN };
    throw error;
  }
}

/**
 * Returns the result of an intent that another process may hold: waits for it, and takes over with `drive` when that
 * lease lapses.
 */
export async function waitForResult<Answer, Row extends LeasedIntent<Answer>, Driven>(
  first: Row,
  rows: Pick<LeasedIntents<Row>, 'byId'>,
  drive: (seen: Row) => Promise<Driven>,
): Promise<NonNullable<Row['answer']> | Driven | { errors: FieldErrors }> {
  const until = Date.now() + WAIT_MS;
  for (let seen = first; ; seen = await rows.byId(first.id)) {
    if (seen.answer) return seen.answer;
    if (seen.state === 'authenticating' || Date.now() - seen.touchedAt.getTime() > LEASE_MS) return drive(seen);
    if (Date.now() > until) return { errors: OUTCOME_UNKNOWN };
    await pause(POLL_MS);
  }
}
