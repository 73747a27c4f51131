import type { MikroORM } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft } from '../../../domain/posting/draft.ts';
import { asksForEmail, isStep } from '../../../domain/posting/draft-errors.ts';
import { NO_STEP } from '../../../domain/posting/refusals.ts';
import { readDraft } from '../../../domain/posting/rules.ts';
import type { Clock } from '../../clock.ts';
import { NotFound } from '../../errors.ts';
import type { Geocoder } from '../../ports/geocoder/geocoder.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { SecurityLog } from '../../security-log.ts';
import type { BillingService } from '../billing/billing.service.ts';
import { KindsService } from '../kinds/kinds.service.ts';
import { Listing, ListingContact, ListingFloorplan } from '../listings/listing.entity.ts';
import { BodyHasher } from './body-hash.ts';
import { DraftChecks } from './draft-checks.ts';
import { Editor, type EditInput, type EditOutcome } from './edit.ts';
import { Finisher } from './finish.ts';
import { Intents } from './intents.ts';
import { draftOfRows } from '../../../domain/posting/listing-rows.ts';
import type { Accounts, Drafts, LeadsAnew, Letters, Offers, Phones, Pictures } from './needs.ts';
import { Publisher, type PublishInput, type PublishOutcome } from './publish.ts';
import { Reactivator } from './reactivate.ts';
import { Tries, type TryAnswer } from './tries.ts';

export interface PostingDeps {
  orm: MikroORM;
  clock: Clock;
  accounts: Accounts;
  drafts: Drafts;
  images: Pictures;
  geocoder: Geocoder;
  housing: Offers;
  leads: LeadsAnew;
  mail: Letters;
  phones: Phones;
  payments: Payments;
  billing: BillingService;
  security: SecurityLog;
  /** This installation's secret; request bodies are compared by hashes keyed with it. */
  secret: string;
  baseUrl: string;
}

/** Drafts, their checks, and the tries to publish them. */
export class PostingService {
  readonly #orm: MikroORM;
  readonly #checks: DraftChecks;
  readonly #publisher: Publisher;
  readonly #editor: Editor;
  readonly #reactivator: Reactivator;
  /** For the reconciler. */
  readonly intents: Intents;
  readonly tries: Tries;
  readonly kinds: KindsService;

  constructor(deps: PostingDeps) {
    this.#orm = deps.orm;
    this.intents = new Intents(deps.orm);
    this.#checks = new DraftChecks(deps);
    const finisher = new Finisher({ ...deps, intents: this.intents });
    this.tries = new Tries({ ...deps, intents: this.intents, finisher });
    const trying = { ...deps, intents: this.intents, tries: this.tries };
    this.#publisher = new Publisher({ ...trying, checks: this.#checks, hasher: new BodyHasher(deps.secret) });
    this.kinds = new KindsService(deps);
    this.#editor = new Editor({ ...deps, checks: this.#checks, kinds: this.kinds });
    this.#reactivator = new Reactivator(trying);
  }

  /** Does this step's answer tell whether an e-mail has an account (K52)? Then it is not to be had too often. */
  asksForEmail(step: string, viewer: number | null): boolean {
    return asksForEmail(step, viewer !== null);
  }

  /** What the server refuses of one step [§7]; {} is OK. Changes nothing, whatever the step (K52). */
  async validateStep(step: string, draft: unknown, viewer: number | null): Promise<FieldErrors> {
    if (!isStep(step)) return NO_STEP;
    const read = readDraft(draft);
    return 'errors' in read ? read.errors : this.#checks.errors(step, read.draft, viewer !== null);
  }

  /**
   * Charges the first month and makes the listing, and the account where there is none (ADR 0011). The same key
   * with the same body answers the same; nothing is charged twice, whatever is repeated, and in parallel.
   */
  publish(input: PublishInput): Promise<PublishOutcome> {
    return this.#publisher.publish(input);
  }

  /** @throws NotFound, Forbidden (K41) */
  edit(input: EditInput): Promise<EditOutcome> {
    return this.#editor.edit(input);
  }

  /** Charges the stored card for a listing that has expired (K25); the caller has asked whether it may. */
  chargeAgain(listing: Listing): Promise<TryAnswer> {
    return this.#reactivator.charge(listing);
  }

  /**
   * Ends what may still be charged for a listing, for who cancels it: what was paid already, it has.
   * @returns null when nothing will be, else what is said while that cannot be known.
   */
  async withdraw({ id, draftId }: Pick<Listing, 'id' | 'draftId'>): Promise<{ errors: FieldErrors } | null> {
    const paying = await this.intents.openOfDraft(draftId);
    const left = paying && (await this.tries.withdraw(paying));
    if (left) return left;
    const changing = await this.kinds.tries.openOf(id);
    return changing && this.kinds.changer.withdraw(changing);
  }

  /** The draft that an edit of this listing starts from. @throws NotFound */
  async draftOf(listingId: number): Promise<Omit<Draft, 'account'>> {
    const draft = (await this.draftsOf([listingId])).get(listingId);
    if (!draft) throw new NotFound('There is no such listing.');
    return draft;
  }

  async draftsOf(listingIds: number[]): Promise<Map<number, Omit<Draft, 'account'>>> {
    const em = this.#orm.em.fork();
    const listings = await em.find(Listing, { id: { $in: listingIds } });
    const contacts = await em.find(ListingContact, { listingId: { $in: listingIds } });
    const floorplans = await em.find(
      ListingFloorplan,
      { listingId: { $in: listingIds } },
      { orderBy: { position: 'asc' } },
    );
    return new Map(
      listings.flatMap((listing) => {
        const contact = contacts.find(({ listingId }) => listingId === listing.id);
        return contact
          ? [
              [
                listing.id,
                draftOfRows(
                  listing,
                  contact,
                  floorplans.filter(({ listingId }) => listingId === listing.id),
                ),
              ],
            ]
          : [];
      }),
    );
  }
}
