import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { REMOVED } from '../../../../domain/options/listing-status.ts';
import { listingSlug } from '../../../../domain/posting/listing-slug.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import type { Purchase } from '../../billing/billing.service.ts';
import { confirmAvailability, sendContactLink } from '../../listings/freshness/confirm-links.ts';
import { Listing, ListingContact, ListingFloorplan } from '../../listings/listing.entity.ts';
import { publishedNoticeDueAt } from './published-notices.ts';
import { endIntent, isEnded, type PublishIntents } from './publish-intents.ts';
import { listingLiveEmail } from '../../../emails/templates/listings/listing-status.email.tsx';
import { contactColumns, floorplanColumns, listingColumns } from '../../../../domain/posting/listing-rows.ts';
import type { PostingDeps } from '../posting.service.ts';
import type { ValidatedDraft } from '../../../../domain/posting/listing-location.ts';
import type { IntentAnswer, PublishIntent } from './publish-intent.entity.ts';

interface FulfillmentDeps extends Pick<
  PostingDeps,
  'orm' | 'clock' | 'accounts' | 'drafts' | 'housing' | 'mail' | 'phones' | 'billing' | 'baseUrl'
> {
  intents: PublishIntents;
}

/** Paid, but no listing can be created: its draft or its email was used meanwhile. The payment must be refunded. */
export class IntentSuperseded extends Error {}

/** Paid again, but the listing was removed by staff meanwhile. The payment must be refunded. */
export class ListingRemovedMeanwhile extends IntentSuperseded {}

/** Constraints that no retry can satisfy; any other conflict is one of timing. */
const ALREADY_USED = /account_by_email|listing_draft_id_key/;

/** Runs the one transaction that turns a paid intent into what was paid for. Idempotent. */
export class IntentFulfillment {
  constructor(private readonly deps: FulfillmentDeps) {}

  /**
   * @throws IntentSuperseded when the account or the listing can no longer be created, or the listing must not be shown
   * again.
   */
  async finish(intentId: string, purchase: Purchase): Promise<IntentAnswer> {
    try {
      return await this.deps.orm.em.fork().transactional((em) => this.#finish(em, intentId, purchase));
    } catch (error) {
      const overtaken = error instanceof UniqueConstraintViolationException && ALREADY_USED.test(error.message);
      if (overtaken) throw new IntentSuperseded('Its draft or its email is used up.', { cause: error });
      throw error;
    }
  }

  async #finish(em: EntityManager, intentId: string, purchase: Purchase): Promise<IntentAnswer> {
    const { billing, clock, housing, mail, intents, baseUrl } = this.deps;
    // Saving a draft takes the same lock: a draft that is saved while it is published would outlive its listing.
    const ofIntent = 'select account_id as account from publish_intent where id = ? and account_id is not null';
    const [owner] = await em.execute<{ account: string }[]>(ofIntent, [intentId]);
    if (owner) await lockAccountRow(em, Number(owner.account));
    const intent = await intents.locked(em, intentId);
    if (isEnded(intent)) return intent.answer ?? { errors: {} };
    const madeAccount = intent.newAccount ? (await this.deps.accounts.createHashed(em, intent.newAccount)).id : null;
    intent.accountId ??= madeAccount;
    if (intent.accountId === null) throw new Error(`Try ${intentId} has no account.`);
    const account = await accountOf(em, intent.accountId);
    const listing = intent.draft
      ? await this.#make(em, intent, intent.draft, { id: intent.accountId, demo: account.demo })
      : await this.#renew(em, intent.listingId);
    const sharesEmail = intent.noticeDueAt !== null;
    await billing.record(em, listing, { ...purchase, keepCard: intent.keepCard, emailsReceipt: !sharesEmail });
    await housing.reindex(em, [listing.id]);
    if (intent.draft) await this.deps.drafts.deletePublished(em, intent.accountId, intent.draftId);
    const content = {
      id: listing.id,
      name: listing.name,
      url: `${baseUrl}/home/${listing.slug}`,
      dashboardUrl: `${baseUrl}/advertising-home`,
      email: account.email,
      price: purchase.state.price,
      renewsAt: purchase.state.periodEnd,
      again: intent.draft === null,
      hidden: listing.staffHiddenAt !== null,
    };
    if (sharesEmail) intent.noticeDueAt = publishedNoticeDueAt(clock.now());
    else await mail.queue(em, { ...listingLiveEmail(intent.id, content), account: intent.accountId });
    await sendContactLink(em, this.deps, listing.id);
    const answer = { listing: listing.id, madeAccount };
    intent.subscription = purchase.state.id;
    endIntent(intent, 'done', answer);
    return answer;
  }

  /**
   * Reactivates an existing listing and shows it again, unless staff hid it during the payment, which confirms that it
   * is available (K65); it keeps its phone number, or gets another if that one has been reassigned.
   * @throws ListingRemovedMeanwhile
   */
  async #renew(em: EntityManager, id: number): Promise<Listing> {
    // Locked in the same order as by payment and removal.
    await em.execute('select 1 from subscription where listing_id = ? for update', [id]);
    const listing = await em.findOneOrFail(Listing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (listing.status === REMOVED) throw new ListingRemovedMeanwhile(`Listing ${id} has been removed.`);
    Object.assign(listing, { rentedAt: null, renewalStopped: false });
    await confirmAvailability(em, [id], this.deps.clock.now());
    if (listing.vanityPhone !== null) return listing;
    const contact = await em.findOneOrFail(ListingContact, { listingId: id });
    listing.vanityPhone = await this.deps.phones.assign(em, areaCodeOf(contact), id);
    return listing;
  }

  async #make(
    em: EntityManager,
    intent: PublishIntent,
    draft: ValidatedDraft,
    account: { id: number; demo: boolean },
  ): Promise<Listing> {
    const now = this.deps.clock.now();
    const contact = contactColumns(draft);
    const listing = em.create(Listing, {
      ...listingColumns(draft, draft.place),
      id: intent.listingId,
      accountId: account.id,
      draftId: intent.draftId,
      slug: listingSlug(draft.name, draft.location.city, intent.listingId),
      status: 1,
      type: draft.type ?? 0,
      vanityPhone: await this.deps.phones.assign(em, areaCodeOf(contact), intent.listingId),
      demo: account.demo,
      version: 1,
      publishedAt: now,
      updatedAt: now,
      expiresAt: null,
      canceledAt: null,
      rentedAt: null,
      staffHiddenAt: null,
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

const areaCodeOf = ({ phone }: { phone: string }): string | null => phone.slice(0, 3) || null;

async function accountOf(em: EntityManager, id: number): Promise<{ email: string; demo: boolean }> {
  const [account] = await em.execute<{ email: string; demo: boolean }[]>(
    'select email, demo from account where id = ?',
    [id],
  );
  if (!account) throw new Error(`There is no account ${id}.`);
  return account;
}
