import type { EntityManager } from '@mikro-orm/postgresql';
import { endReason } from '../../../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED } from '../../../../domain/options/listing-status.ts';
import { listingCanceledEmail, listingEndedEmail } from '../../../emails/templates/listings/listing-end.email.tsx';
import { Listing } from '../../listings/listing.entity.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { Subscription } from '../subscription.entity.ts';
import { findBillingRecipient } from './billing-recipient.ts';

/** A listing before a write. */
type Before = Pick<Listing, 'status' | 'canceledAt'>;

/**
 * Sends the emails that a listing is canceled and that it has ended, each once, queued in the transaction that writes
 * it. `PastDueNotices` sends the one of a listing that ends unpaid.
 */
export class ListingEndNotices {
  constructor(private readonly deps: Pick<ServiceDeps, 'mail' | 'baseUrl' | 'payments'>) {}

  /** Queues what the change of a listing calls for. */
  async written(em: EntityManager, listing: Listing, row: Subscription, before: Before): Promise<void> {
    if (before.status === ACTIVE && listing.status === EXPIRED) return this.#ended(em, listing, row);
    const { id, canceledAt, expiresAt } = listing;
    // One that is past due ends at once.
    if (before.canceledAt || !canceledAt || !expiresAt || listing.status !== ACTIVE || row.pastDueSince) return;
    // A changed price applies to the renewal only with its notice, which an undo may leave time for.
    const offered = this.deps.payments.priceOf(listing.type)?.dollars ?? row.price;
    // An ended subscription cannot be resumed.
    const undo = row.status === 'canceled' ? null : { price: offered === row.price ? offered : null };
    const canceled = { id, canceledAt, endsAt: expiresAt, undo };
    const recipient = await findBillingRecipient(em, listing, this.deps.baseUrl);
    await this.deps.mail.queue(em, { ...listingCanceledEmail(canceled, recipient), account: listing.accountId });
  }

  /** Queues the emails about listings that the caller has just ended on their day. */
  async ended(em: EntityManager, ids: readonly number[]): Promise<void> {
    const listings = await em.find(Listing, { id: { $in: [...ids] } }, { refresh: true });
    const rows = await em.find(Subscription, { listingId: { $in: [...ids] } });
    for (const listing of listings) {
      const row = rows.find(({ listingId }) => listingId === listing.id);
      if (row) await this.#ended(em, listing, row);
    }
  }

  async #ended(em: EntityManager, listing: Listing, row: Subscription): Promise<void> {
    const { id, expiresAt } = listing;
    const reason = endReason(listing, row.pastDueSince !== null);
    if (!expiresAt || reason === 'unpaid' || reason === 'removed') return;
    const key = `ended:${id}:${expiresAt.toISOString()}`;
    const recipient = await findBillingRecipient(em, listing, this.deps.baseUrl);
    const content = listingEndedEmail({ key, reason, ended: expiresAt }, recipient);
    await this.deps.mail.queue(em, { ...content, account: listing.accountId });
  }
}
