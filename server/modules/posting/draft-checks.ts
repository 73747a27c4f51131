import type { FieldErrors } from '../../../domain/field-errors.ts';
import { draftErrors } from '../../../domain/posting/drafts/draft-errors.ts';
import type { Draft, ImagePair } from '../../../domain/posting/drafts/draft.ts';
import {
  resolveLocation,
  type ListingLocation,
  type PublishedPosition,
} from '../../../domain/posting/listing-location.ts';
import type { StepName } from '../../../domain/posting/sections.ts';
import { storedTexts, textsForReview, type ListingText } from '../../../domain/trust/review-choice.ts';
import { clientOf } from '../../throttle.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { PostingDeps } from './posting.service.ts';
import { approvedTexts } from './publishing/approved-texts.ts';

/** Who has a draft checked: the account, if any, and whose turn it is in the worker. */
export interface DraftCaller {
  viewer: number | null;
  client: string;
}

export const draftCaller = (viewer: number | null, ip = ''): DraftCaller => ({
  viewer,
  client: viewer === null ? clientOf(ip) : `account ${viewer}`,
});

/** Applies the rules of domain/posting/drafts/draft-errors.ts with our database and the geocoder [§5]. */
export class DraftChecks {
  constructor(
    private readonly deps: Pick<
      PostingDeps,
      'orm' | 'accounts' | 'images' | 'geocoder' | 'zips' | 'payments' | 'workers'
    >,
  ) {}

  /**
   * Returns the errors of this step; {} when there are none. Changes nothing [§7]. An edited listing keeps the images,
   * the position and the texts that it has.
   */
  errors(step: StepName, draft: Draft, { viewer, client }: DraftCaller, before?: Listing): Promise<FieldErrors> {
    const { accounts, images, payments } = this.deps;
    const questions = {
      isOffered: (type: number) => payments.priceOf(type) !== undefined,
      emailTaken: (email: string) => accounts.emailTaken(email),
      picturesKnown: (pairs: ImagePair[]) => images.areUploaded(pairs),
      place: (draft: Pick<Draft, 'location'>) => this.place(draft, before),
      knownTexts: () => this.knownTexts(viewer, before),
      heldTexts: (texts: readonly ListingText[]) => this.#heldTextErrors(texts, client),
    };
    return draftErrors(step, draft, viewer !== null, questions, before?.images);
  }

  /** Returns the texts that are not judged (K66): those of the edited listing, else those that staff approved for the account. */
  async knownTexts(viewer: number | null, before?: Listing): Promise<string[]> {
    return before ? storedTexts(before) : approvedTexts(this.deps.orm.em.fork(), viewer);
  }

  /** Returns the errors of the texts that go to staff when a draft without other errors is published. @throws Unavailable */
  async heldTexts(
    draft: Omit<Draft, 'account'>,
    { viewer, client }: DraftCaller,
    before?: Listing,
  ): Promise<FieldErrors> {
    return this.#heldTextErrors(textsForReview(draft, await this.knownTexts(viewer, before)), client);
  }

  async #heldTextErrors(texts: readonly ListingText[], client: string): Promise<FieldErrors> {
    return texts.length === 0 ? {} : this.deps.workers.run(client, 'heldTexts', texts);
  }

  /** Returns the location of the listing, or the errors when it cannot be located (K39). */
  async place(
    { location }: Pick<Draft, 'location'>,
    before?: PublishedPosition,
  ): Promise<ListingLocation | { errors: FieldErrors }> {
    const { geocoder, zips } = this.deps;
    const { address, city, state, zip } = location;
    const found = await geocoder.locate({ address: address.trim(), city: city.trim(), state, zip });
    return resolveLocation(location, found, zips, before);
  }
}
