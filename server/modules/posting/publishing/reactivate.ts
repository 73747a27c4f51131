import { createHash, randomUUID } from 'node:crypto';
import { PROPERTY_TYPE_ALREADY_CHANGED } from '../../../../domain/billing/property-type-change.ts';
import { NO_CARD_ON_FILE, TYPE_NOT_OFFERED } from '../../../../domain/posting/posting-errors.ts';
import type { Payments } from '../../../integrations/payments/payments.ts';
import type { BillingService } from '../../billing/billing.service.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import type { PublishIntents } from './publish-intents.ts';
import type { IntentProcessor, IntentResult } from './intent-processing.ts';

interface ReactivatorDeps {
  intents: PublishIntents;
  tries: IntentProcessor;
  payments: Payments;
  billing: BillingService;
}

/** A new month for a listing that has expired, charged to the stored card (K25): a try like any other, without a draft. */
export class ListingReactivation {
  readonly #deps: ReactivatorDeps;

  constructor(deps: ReactivatorDeps) {
    this.#deps = deps;
  }

  /** Two at once charge once: the second waits for the first. */
  async charge(listing: Listing): Promise<IntentResult> {
    const { intents, tries, payments, billing } = this.#deps;
    const stored = await billing.customers.storedCard(listing.accountId);
    const open = await intents.openOfDraft(listing.draftId);
    if (open) {
      // Its owner did not answer for the old card and took another: that one is charged.
      const isOther = open.state === 'authenticating' && stored !== null && stored.card.id !== open.card?.id;
      if (!isOther) return tries.settle(open);
      const left = await tries.cancelForNewIntent(open);
      if (left) return left;
      const ended = await intents.byId(open.id);
      if (ended.state === 'done' && ended.answer) return ended.answer;
    }
    if (!stored) return { errors: NO_CARD_ON_FILE };
    const price = payments.priceOf(listing.type);
    if (!price) return { errors: { payment: [TYPE_NOT_OFFERED] } };
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
    if (opened) return tries.process(opened);
    // Overtaken: by a try that is open still, by one that has made the listing active already, or by another kind.
    const other = await intents.openOfDraft(listing.draftId);
    if (other) return tries.settle(other);
    const type = await intents.purposeOf(listing.id);
    return type === listing.type
      ? { listing: listing.id, madeAccount: null }
      : { errors: PROPERTY_TYPE_ALREADY_CHANGED };
  }
}
