import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { SecurityLog } from '../../security-log.ts';
import type { BillingService } from '../billing/billing.service.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { LeadsAnew, Letters, Offers } from '../posting/needs.ts';
import { writeEdit } from '../posting/write-edit.ts';
import type { KindAnswer, KindChange } from './kind-change.entity.ts';
import { endKindChange, isOver, type KindTries } from './kind-tries.ts';
import { kindLetter } from './letters.ts';

export interface KindFinisherDeps {
  orm: MikroORM;
  clock: Clock;
  billing: BillingService;
  housing: Offers;
  mail: Letters;
  /** A house takes ten leads a month, an apartment any (K23). */
  leads: LeadsAnew;
  tries: KindTries;
  security: SecurityLog;
  baseUrl: string;
}

/** Paid, and yet the listing cannot have the kind: it was removed, or something else pays for it now. */
export class KindOvertaken extends Error {}

/** The one transaction that turns a paid change into another kind. Run twice, it answers the same and changes nothing more. */
export class KindFinisher {
  readonly #deps: KindFinisherDeps;

  constructor(deps: KindFinisherDeps) {
    this.#deps = deps;
  }

  /** @throws KindOvertaken when the money must go back. */
  async finish(id: string): Promise<KindAnswer> {
    const { orm, clock, billing, housing, leads, tries, security } = this.#deps;
    const { subscription, listingId, accountId, fromType, toType, chargeCents } = await tries.byId(id);
    let finished = false;
    const answer = await orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const pays = await em.findOne(Subscription, { listingId }, lock);
      const listing = await em.findOneOrFail(Listing, { id: listingId }, lock);
      const change = await tries.locked(em, id);
      if (isOver(change)) return change.answer ?? { errors: {} };
      if (pays?.subscription !== subscription || listing.status === REMOVED)
        throw new KindOvertaken(`Listing ${listingId} is not paid for by ${subscription} any more.`);
      if (change.draft) await writeEdit(em, listing, change.draft, clock.now());
      await em.flush();
      await billing.syncWithin(em, subscription);
      await leads.updateCap(em, listingId);
      await housing.reindex(em, [listingId]);
      // A charge has its own receipt.
      if (change.chargeCents === 0) await this.#tell(em, listing, change);
      const answer = { listing: listingId };
      endKindChange(change, 'done', answer);
      finished = true;
      return answer;
    });
    if (finished) {
      security.record('property_type_changed', { accountId, listingId, fromType, toType });
      security.record('price_changed', { accountId, listingId, reason: 'property_type', chargeCents });
    }
    return answer;
  }

  async #tell(em: Parameters<Letters['queue']>[0], listing: Listing, change: KindChange): Promise<void> {
    const { mail, baseUrl } = this.#deps;
    const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [
      listing.accountId,
    ]);
    const pays = await em.findOneOrFail(Subscription, { listingId: listing.id });
    const [bill] = await em.execute<{ creditedCents: number }[]>(
      `select credited_cents as "creditedCents" from invoice
        where subscription = ? and period_start = ? and amount_cents = 0 order by credited_cents desc limit 1`,
      [change.subscription, change.quotedAt],
    );
    const letter = kindLetter(change.id, {
      name: listing.name,
      type: listing.type,
      price: pays.price,
      until: pays.periodEnd,
      renews: !pays.cancelAtPeriodEnd,
      creditedCents: bill?.creditedCents ?? null,
      email: account?.email ?? '',
      dashboardUrl: `${baseUrl}/advertising-home`,
    });
    await mail.queue(em, { ...letter, account: listing.accountId });
  }
}
