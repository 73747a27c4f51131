import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Draft } from '../../../domain/posting/drafts/draft.ts';
import { revealsEmailInUse, isStep } from '../../../domain/posting/drafts/draft-errors.ts';
import { UNKNOWN_STEP } from '../../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../../domain/posting/validation-rules.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import type { ZipDirectory } from '../../../domain/places/geocoding/zip-geocoding.ts';
import { NotFound } from '../../errors.ts';
import type { Geocoder } from '../../integrations/geocoding/geocoder.ts';
import type { VanityNumbers } from '../calls/vanity-numbers.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { LeadDelivery } from '../leads/lead-delivery.ts';
import { PropertyTypeChangesService } from '../property-type-changes/property-type-changes.service.ts';
import { Listing, ListingContact, ListingFloorplan } from '../listings/listing.entity.ts';
import { RequestHasher } from './publishing/body-hash.ts';
import type { Secrets } from '../../secrets.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { draftCaller, DraftChecks } from './draft-checks.ts';
import { ListingEditor, type EditInput, type EditOutcome } from './editing/edit.ts';
import { IntentFulfillment } from './publishing/fulfill-intent.ts';
import { PublishIntents } from './publishing/publish-intents.ts';
import { draftFromRows } from '../../../domain/posting/listing-rows.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { DraftsService } from './drafts/drafts.service.ts';
import type { IntentAnswer, PublishIntent } from './publishing/publish-intent.entity.ts';
import { Publisher, type PublishDraftInput, type PublishInput, type PublishOutcome } from './publishing/publish.ts';
import { reactivate } from './publishing/reactivate.ts';
import { IntentProcessor, type IntentResult } from './publishing/intent-processing.ts';

/** Holds edits for staff, and is told of reviewed intents that end without a listing (K66). */
export interface ReviewPort {
  /**
   * Holds an edit in the caller's transaction, which has locked the listing. It replaces the one that was held before;
   * the same edit again keeps its review.
   * @returns the id of the review.
   */
  holdEdit(em: EntityManager, listingId: number, draft: ValidatedDraft, held: FieldErrors): Promise<string>;
  onReviewedEnd(em: EntityManager, intent: PublishIntent, answer: IntentAnswer): Promise<void>;
}

/** What the services of posting use. */
export interface PostingDeps extends Pick<
  ServiceDeps,
  'orm' | 'clock' | 'accounts' | 'housing' | 'mail' | 'payments' | 'billing' | 'security' | 'throttle' | 'baseUrl'
> {
  drafts: Pick<DraftsService, 'find' | 'deletePublished' | 'saveUnpaid'>;
  images: Pick<ImagesService, 'areUploaded'>;
  geocoder: Geocoder;
  zips: ZipDirectory;
  leadDelivery: Pick<LeadDelivery, 'deliverWaiting'>;
  phones: Pick<VanityNumbers, 'assign'>;
  reviews: ReviewPort;
  workers: Pick<WorkerPool, 'run'>;
  /** This installation's secrets, the keys of the hashes by which request bodies are compared. */
  secret: Secrets;
}

/** Drafts, their validation, and the publish intents. */
export class PostingService {
  readonly #checks: DraftChecks;
  readonly #publisher: Publisher;
  readonly #editor: ListingEditor;
  /** Used by the reconciler. */
  readonly intents: PublishIntents;
  readonly processing: IntentProcessor;
  readonly propertyTypeChanges: PropertyTypeChangesService;

  constructor(private readonly deps: PostingDeps) {
    this.intents = new PublishIntents(deps);
    this.#checks = new DraftChecks(deps);
    const finisher = new IntentFulfillment({ ...deps, intents: this.intents });
    this.processing = new IntentProcessor({ ...deps, intents: this.intents, finisher });
    this.#publisher = new Publisher({
      ...deps,
      intents: this.intents,
      tries: this.processing,
      checks: this.#checks,
      hasher: new RequestHasher(deps.secret),
    });
    this.propertyTypeChanges = new PropertyTypeChangesService(deps);
    this.#editor = new ListingEditor({ ...deps, checks: this.#checks, propertyTypeChanges: this.propertyTypeChanges });
  }

  /**
   * Returns the errors of one step [§7]; {} is OK. Changes nothing, whatever the step (K52). `review` lets every text of
   * the step pass that may be sent to staff (K66).
   * @throws TooManyRequests where the response reveals whether an email has an account, after several in a minute.
   */
  async validateStep(
    step: string,
    draft: unknown,
    viewer: number | null,
    { ip, review = false }: { ip?: string; review?: boolean } = {},
  ): Promise<FieldErrors> {
    if (ip !== undefined && revealsEmailInUse(step, viewer !== null))
      await this.deps.throttle.take('emailQuestion', ip);
    if (!isStep(step)) return UNKNOWN_STEP;
    const read = parseDraft(draft, review);
    return 'errors' in read ? read.errors : this.#checks.errors(step, read.draft, draftCaller(viewer, ip));
  }

  /**
   * Charges the first month and creates the listing, and the account if there is none (ADR 0011). The same key with the
   * same body returns the same result; repeated and parallel calls never charge twice.
   * @throws TooManyRequests
   */
  async publish(input: PublishInput): Promise<PublishOutcome> {
    if (input.ip !== undefined) await this.deps.throttle.take('publish', input.ip);
    return this.#publisher.publish(input);
  }

  /**
   * Publishes one of several saved drafts. A declined card counts toward the address's limit too, against tests of
   * stolen cards.
   * @throws TooManyRequests
   */
  async publishDraft(input: PublishDraftInput): Promise<PublishOutcome> {
    await this.deps.throttle.take('publishDraft', String(input.viewer));
    const outcome = await this.#publisher.publishDraft(input);
    if ('errors' in outcome && outcome.errors['payment']) await this.deps.throttle.take('publish', input.ip);
    return outcome;
  }

  /** @throws NotFound, Forbidden (K41), TooManyRequests. Another property type may charge a card, so it has a limit of its own. */
  async edit(input: EditInput): Promise<EditOutcome> {
    if (input.viewer !== null) {
      await this.deps.throttle.take('edit', String(input.viewer));
      if (input.agreed) await this.deps.throttle.take('typeChange', String(input.viewer));
    }
    return this.#editor.edit(input);
  }

  /** Charges the stored card for an expired listing (K25); the caller has checked that this is allowed. */
  chargeAgain(listing: Listing, shown: number | null): Promise<IntentResult> {
    return reactivate({ ...this.deps, intents: this.intents, tries: this.processing }, listing, shown);
  }

  /**
   * Ends what may still be charged for a listing that is being canceled; a payment already made stands.
   * @returns null when nothing will be charged, otherwise the errors to show while that cannot be known.
   */
  async withdraw({ id, draftId }: Pick<Listing, 'id' | 'draftId'>): Promise<{ errors: FieldErrors } | null> {
    const paying = await this.intents.openOfDraft(draftId);
    const left = paying && (await this.processing.withdraw(paying));
    if (left) return left;
    const changing = await this.propertyTypeChanges.attempts.openOf(id);
    return changing && this.propertyTypeChanges.changer.withdraw(changing);
  }

  /** Returns the draft from which an edit of this listing starts. @throws NotFound */
  async draftOf(listingId: number): Promise<Omit<Draft, 'account'>> {
    const draft = (await this.draftsOf([listingId])).get(listingId);
    if (!draft) throw new NotFound('Listing not found.');
    return draft;
  }

  async draftsOf(listingIds: number[]): Promise<Map<number, Omit<Draft, 'account'>>> {
    const em = this.deps.orm.em.fork();
    const ofListings = { listingId: { $in: listingIds } };
    const listings = await em.find(Listing, { id: { $in: listingIds } });
    const contacts = await em.find(ListingContact, ofListings);
    const floorplans = await em.find(ListingFloorplan, ofListings, { orderBy: { position: 'asc' } });
    return new Map(
      listings.flatMap((listing) => {
        const contact = contacts.find(({ listingId }) => listingId === listing.id);
        const own = floorplans.filter(({ listingId }) => listingId === listing.id);
        return contact ? [[listing.id, draftFromRows(listing, contact, own)] as const] : [];
      }),
    );
  }
}
