import { setTimeout as pause } from 'node:timers/promises';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { orUnreachable } from '../../billing/or-unreachable.ts';

/** An intent that is processed: publish, reactivate, change the property type. */
interface LeasedIntent<Answer> {
  id: string;
  state: string;
  answer: Answer | null;
  /** Set where staff read its text first: once they have decided, its cardholder is absent. */
  review?: { decision: unknown } | null;
  openedAt: Date;
  touchedAt: Date;
}

type Result<Answer> = Answer | { clientSecret: string } | { errors: FieldErrors };

/** Interval between polls of an intent leased by another process, in milliseconds. */
export const POLL_MS = 50;
/** An intent untouched for this long is taken over. Longer than any single call to the processor. */
const LEASE_MS = 20_000;
const WAIT_MS = 30_000;
/** An intent is processed for this long; an older one is finished if it was paid, otherwise ended. */
const PROCESSING_MS = 10 * 60_000;
/** An authenticated payment is awaited for this long; after that the reconciler finishes it. */
export const RECORDING_WAIT_MS = 5000;
/** How long the cardholder has to authenticate, in milliseconds. */
const AUTHENTICATE_MS = 15 * 60_000;

export const OUTCOME_UNKNOWN: FieldErrors = {
  payment: ["The payment service didn't respond. Try again in a moment. You won't be charged twice."],
};

/** Processes intents under a lease; on failure, releases it for the next process. */
export abstract class IntentDriver<Row extends LeasedIntent<Answer>, Answer extends object> {
  /** `release` ends the lease so that another process may continue. */
  constructor(private readonly rows: { byId(id: string): Promise<Row>; release(id: string): Promise<void> }) {}

  protected abstract drive(row: Row, mayAuthenticate: boolean): Promise<Result<Answer>>;

  /** Closes an old intent: finishes it if it was paid, otherwise ends it without a charge. */
  protected abstract close(row: Row): Promise<Result<Answer>>;

  /** Ends an intent that waits for its cardholder. */
  protected abstract cancel(row: Row): Promise<unknown>;

  /** Ends an intent that still waits for its cardholder after its result is known. @returns null when it has ended */
  protected abstract endAbandoned(row: Row, answer: Result<Answer>): Promise<{ errors: FieldErrors } | null>;

  /**
   * Processes the caller's intent until it has a result. `mayAuthenticate`: whether the caller can show the bank's
   * challenge; otherwise a card that requires authentication is rejected at once.
   */
  process(row: Row, mayAuthenticate = true): Promise<Result<Answer>> {
    return this.#answered(row, () => this.drive(row, mayAuthenticate));
  }

  /** Returns the result of an intent that another process may hold: waits for it, and takes over when that lease lapses. */
  settle(row: Row, mayAuthenticate = true): Promise<Result<Answer>> {
    return this.#wait(row, (seen) => this.process(seen, mayAuthenticate));
  }

  /**
   * Ends an intent whose owner wants no further charge; an abandoned one is not resumed, and one paid meanwhile stands.
   * @returns null when it has ended, otherwise the errors to show while it cannot be ended.
   */
  async withdraw(row: Row): Promise<{ errors: FieldErrors } | null> {
    const answer = await this.#wait(row, (seen) =>
      this.#answered(seen, () => (seen.state === 'open' ? this.close(seen) : this.drive(seen, true))),
    );
    return this.endAbandoned(row, answer);
  }

  /** Recovers an abandoned intent; called by the reconciler. */
  async recover(row: Row): Promise<void> {
    await this.#leased(row, async () => {
      const age = Date.now() - row.openedAt.getTime();
      if (row.state === 'authenticating') {
        const answer = await this.drive(row, true);
        if ('clientSecret' in answer && age > AUTHENTICATE_MS) await this.cancel(row);
      } else if (age < PROCESSING_MS) await this.drive(row, !row.review?.decision);
      else await this.close(row);
    });
  }

  async #leased<Done>({ id }: Row, work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      await this.rows.release(id);
      throw error;
    }
  }

  #answered(row: Row, work: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
    return orUnreachable(() => this.#leased(row, work), OUTCOME_UNKNOWN);
  }

  async #wait(first: Row, takeOver: (seen: Row) => Promise<Result<Answer>>): Promise<Result<Answer>> {
    const until = Date.now() + WAIT_MS;
    for (let seen = first; ; seen = await this.rows.byId(first.id)) {
      if (seen.answer) return seen.answer;
      if (seen.state === 'authenticating' || Date.now() - seen.touchedAt.getTime() > LEASE_MS) return takeOver(seen);
      if (Date.now() > until) return { errors: OUTCOME_UNKNOWN };
      await pause(POLL_MS);
    }
  }
}
