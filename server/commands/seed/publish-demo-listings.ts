import type { MikroORM } from '@mikro-orm/postgresql';
import type { DEMO_LANDLORD } from '../../../demo/listings/demo-landlord.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import { Listing } from '../../modules/listings/listing.entity.ts';
import type { Services } from '../../services.ts';

interface DemoListingsDeps extends Pick<Services, 'accounts' | 'billing' | 'posting' | 'listings'> {
  orm: MikroORM;
  payments: Pick<Payments, 'priceOf'>;
}

export interface DemoDraft {
  draft: Draft;
  /** The listing's state after it is published. */
  listingState: 'active' | 'canceled' | 'expired' | 'hidden';
}

type Landlord = typeof DEMO_LANDLORD;

/** Publishes the demo landlord's missing listings, with subscriptions at the local processor. @returns how many */
export async function publishDemoListings(
  deps: DemoListingsDeps,
  landlord: Landlord,
  homes: readonly DemoDraft[],
): Promise<number> {
  const { orm, payments, posting } = deps;
  const viewer = await demoAccount(deps, landlord);
  const there = await orm.em.fork().find(Listing, { accountId: viewer }, { fields: ['draftId'] });
  const isOffered = ({ draft }: DemoDraft) => payments.priceOf(draft.type ?? 0) !== undefined;
  const missing = homes.filter((home) => isOffered(home) && !there.some(({ draftId }) => draftId === home.draft.id));
  for (const { draft, listingState } of missing) {
    const outcome = await posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer });
    if (!('listing' in outcome))
      throw new Error(`The demo listing ${draft.name} was rejected: ${JSON.stringify(outcome)}`);
    await applyState(deps, outcome.listing, listingState, viewer);
  }
  return missing.length;
}

async function demoAccount({ orm, accounts }: DemoListingsDeps, landlord: Landlord): Promise<number> {
  const known = await accounts.byEmail(landlord.email);
  if (known) return known.id;
  return (await orm.em.fork().transactional((em) => accounts.create(em, { ...landlord, demo: true }))).id;
}

async function applyState(
  { billing, listings }: DemoListingsDeps,
  id: number,
  listingState: DemoDraft['listingState'],
  viewer: number,
): Promise<void> {
  if (listingState === 'canceled' || listingState === 'expired') await listings.deactivate(id, viewer);
  if (listingState === 'hidden') await listings.hide(id, true, viewer);
  if (listingState === 'expired') await billing.endings.endNow(id);
}
