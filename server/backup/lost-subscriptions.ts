import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { lostListingEmail } from '../emails/templates/listings/listing-status.email.tsx';
import type { ServiceDeps } from '../modules/service-deps.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { SubscriptionEndings } from '../modules/billing/subscription-endings.ts';

/** The processor's clock and ours may differ by this much. */
const CLOCK_DIFFERENCE_MS = 60 * 60_000;

/**
 * Compares a restored database with the processor and opens the site: live subscriptions without their listing become
 * unresolved operations. @returns their number @throws PaymentsUnavailable
 */
export async function compareProcessor(
  pool: Pool,
  payments: Pick<Payments, 'listLive'>,
  clock: Clock,
): Promise<number> {
  const { rows: restores } = await pool.query<{ backup_id: string; taken_at: Date }>(
    'select backup_id, taken_at from restored_backup where finished_at is not null and compared_at is null',
  );
  let found = 0;
  for (const { backup_id: backup, taken_at: takenAt } of restores) {
    for await (const state of payments.listLive(new Date(takenAt.getTime() - CLOCK_DIFFERENCE_MS))) {
      const { rowCount } = await pool.query(
        `insert into lost_subscription (subscription, customer, listing_id, price, found_at)
         select $1, $2, $3, $4, $5
          where not exists (select from subscription where subscription = $1)
            and not exists (select from publish_intent where id::text = $6)
         on conflict do nothing`,
        [state.id, state.customer, state.listing, state.price, clock.now(), state.intent],
      );
      found += rowCount ?? 0;
    }
    await pool.query('update restored_backup set compared_at = now() where backup_id = $1', [backup]);
  }
  return found;
}

export interface LostSubscription {
  subscription: string;
  customer: string;
  listing: number | null;
  /** Dollars a month. */
  price: number;
}

/** Returns the lost subscriptions that are not settled, oldest first. */
export async function lostSubscriptions(pool: Pool): Promise<LostSubscription[]> {
  const { rows } = await pool.query<LostSubscription>(
    `select subscription, customer, listing_id::float8 as listing, price from lost_subscription
      where settled_at is null order by found_at, subscription`,
  );
  return rows;
}

interface SettleDeps extends Pick<ServiceDeps, 'orm' | 'clock' | 'payments' | 'mail' | 'operatorEmail' | 'baseUrl'> {
  endings: Pick<SubscriptionEndings, 'undo'>;
}

/** Cancels and refunds a lost subscription and emails its landlord. Idempotent: a second run finishes an interrupted one. */
export async function settleLostSubscription(lost: LostSubscription, deps: SettleDeps): Promise<void> {
  const { orm, clock, payments, endings, mail, operatorEmail, baseUrl } = deps;
  await endings.undo(lost.subscription);
  const email = await payments.customers.emailOf(lost.customer);
  await orm.em.fork().transactional(async (em) => {
    // The restored database may lack the account.
    if (email !== null)
      await mail.queue(em, {
        ...lostListingEmail(lost.subscription, { email, operatorEmail, baseUrl }),
        account: null,
      });
    await em.execute('update lost_subscription set settled_at = ? where subscription = ?', [
      clock.now(),
      lost.subscription,
    ]);
  });
}
