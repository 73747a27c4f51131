import { UniqueConstraintViolationException, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock.ts';
import type { BillingService, Purchase } from '../billing/billing.service.ts';
import { Listing, ListingContact, ListingFloorplan } from '../listings/listing.entity.ts';
import { endIntent, isEnded, type Intents } from './intents.ts';
import { liveLetter } from './letters.ts';
import { contactColumns, floorplanColumns, listingColumns, listingSlug } from './listing-rows.ts';
import type { Accounts, Letters, Offers, Phones } from './needs.ts';
import type { IntentAnswer, PublishIntent, ReadyDraft } from './publish-intent.entity.ts';

export interface FinishDeps {
  orm: MikroORM;
  clock: Clock;
  accounts: Accounts;
  housing: Offers;
  mail: Letters;
  phones: Phones;
  billing: BillingService;
  intents: Intents;
  baseUrl: string;
}

/** Paid, and yet there can be no listing: its draft or its e-mail has been used meanwhile. The money must go back. */
export class Overtaken extends Error {}

/** The constraints that no later attempt can get around; any other conflict is one of timing. */
const USED_UP = /account_by_email|listing_draft_id_key/;

/** The one transaction that turns a paid try into what was paid for. Run twice, it answers the same and makes nothing more. */
export class Finisher {
  readonly #deps: FinishDeps;

  constructor(deps: FinishDeps) {
    this.#deps = deps;
  }

  /** @throws Overtaken when the account or the listing can no longer be made. */
  async finish(intentId: string, purchase: Purchase): Promise<IntentAnswer> {
    try {
      return await this.#deps.orm.em.fork().transactional((em) => this.#finish(em, intentId, purchase));
    } catch (error) {
      const overtaken = error instanceof UniqueConstraintViolationException && USED_UP.test(error.message);
      if (overtaken) throw new Overtaken('Its draft or its e-mail is used up.', { cause: error });
      throw error;
    }
  }

  async #finish(em: EntityManager, intentId: string, purchase: Purchase): Promise<IntentAnswer> {
    const { billing, housing, mail, intents, baseUrl } = this.#deps;
    const intent = await intents.locked(em, intentId);
    if (isEnded(intent)) return intent.answer ?? { errors: {} };
    const madeAccount = intent.newAccount ? (await this.#deps.accounts.createHashed(em, intent.newAccount)).id : null;
    intent.accountId ??= madeAccount;
    if (intent.accountId === null) throw new Error(`Try ${intentId} has no account.`);
    const account = await accountOf(em, intent.accountId);
    const listing = intent.draft
      ? await this.#make(em, intent, intent.draft, { id: intent.accountId, demo: account.demo })
      : await em.findOneOrFail(Listing, { id: intent.listingId });
    await billing.record(em, listing, purchase);
    await housing.reindex(em, [listing.id]);
    const letter = {
      id: listing.id,
      name: listing.name,
      url: `${baseUrl}/home/${listing.slug}`,
      dashboardUrl: `${baseUrl}/advertising-home`,
      email: account.email,
      price: purchase.state.price,
      renewsAt: purchase.state.periodEnd,
      again: intent.draft === null,
    };
    await mail.queue(em, liveLetter(intent.id, letter));
    const answer = { listing: listing.id, madeAccount };
    intent.subscription = purchase.state.id;
    endIntent(intent, 'done', answer);
    return answer;
  }

  async #make(
    em: EntityManager,
    intent: PublishIntent,
    draft: ReadyDraft,
    account: { id: number; demo: boolean },
  ): Promise<Listing> {
    const now = this.#deps.clock.now();
    const contact = contactColumns(draft);
    const listing = em.create(Listing, {
      ...listingColumns(draft, draft.place),
      id: intent.listingId,
      accountId: account.id,
      draftId: intent.draftId,
      slug: listingSlug(draft.name, draft.location.city, intent.listingId),
      status: 1,
      type: draft.type ?? 0,
      vanityPhone: await this.#deps.phones.assign(em, contact.phone.slice(0, 3) || null),
      demo: account.demo,
      version: 1,
      publishedAt: now,
      updatedAt: now,
      expiresAt: null,
      cancelledAt: null,
      hiddenAt: null,
      removedAt: null,
      cappedUntil: null,
    });
    await em.flush();
    await em.insert(ListingContact, { ...contact, listingId: listing.id });
    await em.insertMany(
      ListingFloorplan,
      floorplanColumns(draft).map((row) => ({ ...row, listingId: listing.id })),
    );
    return listing;
  }
}

async function accountOf(em: EntityManager, id: number): Promise<{ email: string; demo: boolean }> {
  const [account] = await em.execute<{ email: string; demo: boolean }[]>(
    'select email, demo from account where id = ?',
    [id],
  );
  if (!account) throw new Error(`There is no account ${id}.`);
  return account;
}
