import { PROCESSOR_UNREACHABLE } from '../../../../domain/billing/card-declines.ts';
import { createHash, randomUUID } from 'node:crypto';
import { PROPERTY_TYPE_ALREADY_CHANGED } from '../../../../domain/billing/property-type-change.ts';
import {
  HIDDEN_BY_STAFF,
  NO_CARD_ON_FILE,
  PRICE_CHANGED,
  TYPE_NOT_OFFERED,
} from '../../../../domain/posting/posting-errors.ts';
import type { Listing } from '../../listings/listing.entity.ts';
import type { PostingDeps } from '../posting.service.ts';
import type { PublishIntents } from './publish-intents.ts';
import type { IntentProcessor, IntentResult } from './intent-processing.ts';

interface ReactivatorDeps extends Pick<PostingDeps, 'payments' | 'billing'> {
  intents: PublishIntents;
  tries: IntentProcessor;
}

/**
 * Charges a new month for an expired listing, unless staff hide it, to the stored card (K25): an ordinary intent
 * without a draft. `shown`: the dollars that the landlord saw; another price is not charged. Two concurrent calls charge once: the second waits for the first.
 */
export async function reactivate(
  { intents, tries, payments, billing }: ReactivatorDeps,
  listing: Listing,
  shown: number | null,
): Promise<IntentResult> {
  const stored = await billing.customers.storedCard(listing.accountId);
  const open = await intents.openOfDraft(listing.draftId);
  if (open) {
    // The landlord did not authenticate the old card and replaced it, or staff hid the listing since.
    const isOther = stored !== null && stored.card.id !== open.card?.id;
    if (open.state !== 'authenticating' || !(isOther || listing.staffHiddenAt)) return tries.settle(open);
    const left = await tries.cancelForNewIntent(open);
    if (left) return left;
    const ended = await intents.byId(open.id);
    if (ended.state === 'done' && ended.answer) return ended.answer;
  }
  if (listing.staffHiddenAt) return { errors: HIDDEN_BY_STAFF };
  if (!stored) return { errors: NO_CARD_ON_FILE };
  const price = payments.priceOf(listing.type);
  if (!price) return { errors: { payment: [TYPE_NOT_OFFERED] } };
  if ((shown ?? price.dollars) !== price.dollars) return { errors: PRICE_CHANGED };
  if (!payments.isConnected) return { errors: PROCESSOR_UNREACHABLE };
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
  // Superseded by an open intent, by one that already reactivated the listing, or by another property type.
  const other = await intents.openOfDraft(listing.draftId);
  if (other) return tries.settle(other);
  const type = await intents.purposeOf(listing.id);
  return type === listing.type ? { listing: listing.id, madeAccount: null } : { errors: PROPERTY_TYPE_ALREADY_CHANGED };
}
