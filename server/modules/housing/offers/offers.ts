import type { EntityManager, EventSubscriber, Transaction, TransactionEventArgs } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Clock } from '../../../clock.ts';
import { arrayOf } from '../../../sql/statements.ts';
import { transact } from '../../../sql/transactions.ts';
import { insertOffers } from './offer-index.ts';

/** Notifies when a transaction that changed offers has committed. */
class CommittedOffers implements EventSubscriber {
  readonly #changed = new WeakSet<Transaction>();

  constructor(private readonly onChange: () => void) {}

  expect(transaction: Transaction | undefined): void {
    if (transaction) this.#changed.add(transaction);
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (transaction && this.#changed.has(transaction)) this.onChange();
  }
}

interface OffersDeps {
  em: EntityManager;
  pool: Pool;
  clock: Clock;
  onChange: () => void;
}

/** The only writer of the offer index. */
export class Offers {
  readonly #committed: CommittedOffers;

  constructor(private readonly deps: OffersDeps) {
    this.#committed = new CommittedOffers(deps.onChange);
    deps.em.getEventManager().registerSubscriber(this.#committed);
  }

  async reindex(em: EntityManager, listingIds: readonly number[]): Promise<void> {
    if (!em.isInTransaction()) throw new Error('Offers are rewritten in the transaction that changes their listings.');
    if (listingIds.length === 0) return;
    await em.flush();
    this.#committed.expect(em.getTransactionContext());
    const ids = arrayOf(listingIds);
    // Serializes writers of the same listing: the second then sees what the first has written.
    await em.execute('select from listing where id = any(?::bigint[]) order by id for no key update', [ids]);
    // A new version of the row, also when only floorplans changed: processes that keep its card load it again. One that
    // no search found until now changes for renters.
    await em.execute(
      `update listing set updated_at =
         case when exists (select from offer where listing_id = listing.id) then updated_at else ? end
        where id = any(?::bigint[])`,
      [this.deps.clock.now(), ids],
    );
    await em.execute('delete from offer where listing_id = any(?::bigint[])', [ids]);
    await em.execute(insertOffers({ now: '?', where: 'l.id = any(?::bigint[])' }), [this.deps.clock.now(), ids]);
    // For instant alerts: rows of their own, so that a publish never waits for a subscriber that is being emailed.
    await em.execute(
      `insert into alert_trigger (listing_id, created_at) select unnest(?::bigint[]), ?
        where exists (select from subscriber
          where frequency = 'instant' and unsubscribed_at is null and confirmed_at is not null)`,
      [ids, this.deps.clock.now()],
    );
  }

  async reindexAll(): Promise<void> {
    const { pool, clock, onChange } = this.deps;
    await transact(pool, async (client) => {
      await client.query('lock table offer in share row exclusive mode');
      await client.query('delete from offer');
      await client.query(insertOffers({ now: '$1', where: 'true' }), [clock.now()]);
    });
    // Index-only scans need the visibility map, and good query plans need the statistics.
    for (const table of ['offer', 'listing', 'floorplan']) await pool.query(`vacuum (analyze) ${table}`);
    onChange();
  }
}
