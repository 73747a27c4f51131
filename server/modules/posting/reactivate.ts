import { createHash, randomUUID } from 'node:crypto';
import type { Payments } from '../../ports/payments/payments.ts';
import type { BillingService } from '../billing/billing.service.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Intents } from './intents.ts';
import type { Tries, TryAnswer } from './tries.ts';

interface ReactivatorDeps {
  intents: Intents;
  tries: Tries;
  payments: Payments;
  billing: BillingService;
}

/** A new month for a listing that has expired, charged to the stored card (K25): a try like any other, without a draft. */
export class Reactivator {
  readonly #deps: ReactivatorDeps;

  constructor(deps: ReactivatorDeps) {
    this.#deps = deps;
  }

  /** Two at once charge once: the second waits for the first. */
  async charge(listing: Listing): Promise<TryAnswer> {
    const { intents, tries, payments, billing } = this.#deps;
    const open = await intents.openOfDraft(listing.draftId);
    if (open) return tries.settle(open);
    const stored = await billing.storedCard(listing.accountId);
    if (!stored) return { errors: { payment: ['There is no card to charge. Post the listing again with a card.'] } };
    const price = payments.priceOf(listing.type);
    if (!price) return { errors: { payment: ['This kind of property cannot be posted at the moment.'] } };
    const key = `activate:${randomUUID()}`;
    const opened = await intents.open({
      key,
      bodyHash: createHash('sha256').update(key).digest(),
      draftId: listing.draftId,
      draft: null,
      accountId: listing.accountId,
      newAccount: null,
      listingId: listing.id,
      price: price.id,
      paymentMethod: stored.card.id,
      card: stored.card,
      customer: stored.customer,
    });
    if (opened) return tries.drive(opened);
    // Overtaken: by a try that is open still, or by one that has made the listing active already.
    const other = await intents.openOfDraft(listing.draftId);
    return other ? tries.settle(other) : { listing: listing.id, madeAccount: null };
  }
}
