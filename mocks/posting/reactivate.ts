import { NO_CARD, NOT_OFFERED } from '../../domain/posting/refusals.ts';
import type { ListingRow } from '../db.ts';
import type { World } from '../world.ts';
import { priceOf } from './questions.ts';
import { drive, settle, type TryAnswer } from './tries.ts';

/** A new month for a listing that has expired, charged to the stored card (K25): a try like any other, without a draft. */
export function reactivate(world: World, { id: listingId, accountId, draftId, type }: ListingRow): TryAnswer {
  const { db } = world;
  const open = db.tries.find((known) => known.draftId === draftId && known.state === 'waiting');
  if (open) return settle(world, open);
  const stored = db.cards.find((card) => card.accountId === accountId);
  if (!stored) return { errors: NO_CARD };
  const price = priceOf(world, type);
  if (price === undefined) return { errors: { payment: [NOT_OFFERED] } };
  const row = {
    key: `activate:${crypto.randomUUID()}`,
    body: '',
    sender: '',
    draftId,
    state: 'refused' as const,
    listingId,
    accountId,
    madeAccount: null,
    paymentMethod: stored.paymentMethod,
    errors: null,
    waiting: null,
  };
  return drive(world, row, { draft: null, newAccount: null, price });
}
