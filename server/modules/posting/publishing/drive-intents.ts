import { setTimeout as pause } from 'node:timers/promises';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';

/** What is common to driving a try: to publish, to list again, to change a kind. */
interface LeasedIntent<Answer> {
  id: string;
  state: string;
  answer: Answer | null;
  touchedAt: Date;
}

interface LeasedIntents<Row> {
  byId(id: string): Promise<Row>;
  /** Leaves it to whoever comes next. */
  release(id: string): Promise<void>;
}

/** Between two looks at what is in other hands. */
export const POLL_MS = 50;
/** A try that nobody has touched for this long is taken over. Longer than any one call to the processor. */
const LEASE_MS = 20_000;
const WAIT_MS = 30_000;
/** A try is driven on for this long; what is older is finished if it was paid, else ended. */
export const PROCESSING_MS = 10 * 60_000;
/** A payment whose owner has said yes is waited for this long; later the reconciler finishes it. */
export const RECORDING_WAIT_MS = 5000;
/** How long the cardholder has to authenticate. */
export const AUTHENTICATE_MS = 15 * 60_000;

export const OUTCOME_UNKNOWN: FieldErrors = {
  payment: ["The payment service didn't respond. Try again in a moment. You won't be charged twice."],
};

/** Works on a try; what fails is left to whoever comes next. */
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

/** The same for a caller: a processor that cannot be reached is an answer. */
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

/** The answer of a try that may be in other hands: waits for it, and takes over by `drive` when those hands are gone. */
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
