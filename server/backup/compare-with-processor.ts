import { join } from 'node:path';
import type { Pool } from 'pg';
import { readClock, type ProductClock } from '../clock.ts';
import type { Env } from '../env.ts';
import { PaymentsUnavailable } from '../integrations/payments/cards/card-declines.ts';
import { connectPayments, type ConnectedPayments } from '../integrations/payments/connect-payments.ts';
import { compareProcessor, lostSubscriptions } from './lost-subscriptions.ts';

/** Connects to the payment processor of this installation: Stripe, or the local one on any free port. */
export function openProcessor(env: Env, clock: ProductClock): Promise<ConnectedPayments> {
  const { prices, stripe } = env;
  if (stripe) return connectPayments({ prices, live: stripe });
  const file = join(env.dataDir, 'stripe.sqlite');
  return connectPayments({ prices, local: { file, port: 0, now: () => clock.now() } });
}

/** Compares a restored database with the processor and says what that means; an unreachable one is compared later. */
export async function compareWithProcessor(env: Env, pool: Pool, say: (line: string) => void): Promise<void> {
  const clock = await readClock(pool);
  try {
    const processor = await openProcessor(env, clock);
    try {
      await compareProcessor(pool, processor.payments, clock);
      const lost = (await lostSubscriptions(pool)).length;
      say(
        lost === 0
          ? 'No subscription is left without its listing. The site can start.'
          : `The payment processor charges for ${lost} listings made after the backup: npm run op -- restore-settle lists them. The site can start.`,
      );
    } finally {
      await processor.close();
    }
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    say(
      'The payment processor cannot be reached. The site stays closed until npm run op -- restore-compare has succeeded.',
    );
  }
}
