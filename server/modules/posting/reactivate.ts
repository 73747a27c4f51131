import { createHash, randomUUID } from 'node:crypto';
import { KIND_MOVED } from '../../../domain/billing/kind-change.ts';
import { NO_CARD, NOT_OFFERED } from '../../../domain/posting/refusals.ts';
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
    const stored = await billing.customers.storedCard(listing.accountId);
    const open = await intents.openOfDraft(listing.draftId);
    if (open) {
      // Its owner did not answer for the old card and took another: that one is charged.
      const isOther = open.state === 'authenticating' && stored !== null && stored.card.id !== open.card?.id;
      if (!isOther) return tries.settle(open);
      const left = await tries.makeWay(open);
      if (left) return left;
      const ended = await intents.byId(open.id);
      if (ended.state === 'done' && ended.answer) return ended.answer;
    }
    if (!stored) return { errors: NO_CARD };
    const price = payments.priceOf(listing.type);
    if (!price) return { errors: { payment: [NOT_OFFERED] } };
    const key = `activate:${randomUUID()}`;
    const opened = await intents.open({
      key,
      bodyHash: createHash('sha256').update(key).digest(),
      draftId: listing.draftId,
      draft: null,
      accountId: listing.accountId,
      newAccount: null,
      listingId: listing.id,
      type: listing.type,
      price: price.id,
      paymentMethod: stored.card.id,
      card: stored.card,
      customer: stored.customer,
    });
    if (opened) return tries.drive(opened);
    // Overtaken: by a try that is open still, by one that has made the listing active already, or by another kind.
    const other = await intents.openOfDraft(listing.draftId);
    if (other) return tries.settle(other);
    const type = await intents.kindOf(listing.id);
    return type === listing.type ? { listing: listing.id, madeAccount: null } : { errors: KIND_MOVED };
  }
}
