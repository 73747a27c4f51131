import type { MikroORM } from '@mikro-orm/postgresql';
import type { Draft } from '../../../domain/posting/draft.ts';
import type { AccountService } from '../account/account.service.ts';
import type { BillingService } from '../billing/billing.service.ts';
import type { PostingService } from '../posting/posting.service.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import { Listing } from './listing.entity.ts';
import type { ListingsService } from './listings.service.ts';

interface DemoDeps {
  orm: MikroORM;
  accounts: AccountService;
  billing: BillingService;
  payments: Pick<Payments, 'priceOf'>;
  posting: PostingService;
  listings: ListingsService;
}

export interface DemoHome {
  draft: Draft;
  /** What becomes of it once it is published. */
  fate: 'active' | 'cancelled' | 'expired' | 'hidden';
}

interface Landlord {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Publishes the demo landlord's homes as anybody's are, with real subscriptions at the local processor. What has been
 * published before is left as the landlord has it now. @returns how many are new
 */
export async function publishDemo(deps: DemoDeps, landlord: Landlord, homes: readonly DemoHome[]): Promise<number> {
  const { orm, payments, posting } = deps;
  const viewer = await demoAccount(deps, landlord);
  const there = await orm.em.fork().find(Listing, { accountId: viewer }, { fields: ['draftId'] });
  const isOffered = ({ draft }: DemoHome) => payments.priceOf(draft.type ?? 0) !== undefined;
  const missing = homes.filter((home) => isOffered(home) && !there.some(({ draftId }) => draftId === home.draft.id));
  for (const { draft, fate } of missing) {
    const outcome = await posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer });
    if (!('listing' in outcome)) throw new Error(`The demo home ${draft.name} was refused: ${JSON.stringify(outcome)}`);
    await meet(deps, outcome.listing, fate, viewer);
  }
  return missing.length;
}

async function demoAccount({ orm, accounts }: DemoDeps, landlord: Landlord): Promise<number> {
  const known = await accounts.byEmail(landlord.email);
  if (known) return known.id;
  return (await orm.em.fork().transactional((em) => accounts.create(em, { ...landlord, demo: true }))).id;
}

async function meet(
  { billing, listings }: DemoDeps,
  id: number,
  fate: DemoHome['fate'],
  viewer: number,
): Promise<void> {
  if (fate === 'cancelled') await listings.deactivate(id, viewer);
  if (fate === 'hidden') await listings.hide(id, true, viewer);
  if (fate === 'expired') await billing.endings.endNow(id);
}
