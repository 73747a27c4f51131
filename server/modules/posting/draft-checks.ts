import type { FieldErrors } from '../../../domain/field-errors.ts';
import { draftErrors } from '../../../domain/posting/drafts/draft-errors.ts';
import type { Draft, ImagePair } from '../../../domain/posting/drafts/draft.ts';
import {
  resolveLocation,
  type ListingLocation,
  type PublishedPosition,
} from '../../../domain/posting/listing-location.ts';
import type { StepName } from '../../../domain/posting/sections.ts';
import { storedTexts, type WrittenTexts } from '../../../domain/trust/written-texts.ts';
import type { PostingDeps } from './posting.service.ts';

/** Applies the rules of domain/posting/drafts/draft-errors.ts with our database and the geocoder [§5]. */
export class DraftChecks {
  constructor(
    private readonly deps: Pick<PostingDeps, 'accounts' | 'images' | 'geocoder' | 'zips' | 'payments' | 'workers'>,
  ) {}

  /**
   * Returns the errors of this step; {} when there are none. Changes nothing [§7]. An edited listing keeps the images
   * and the position that it has.
   */
  errors(
    step: StepName,
    draft: Draft,
    loggedIn: boolean,
    before?: PublishedPosition & Pick<Draft, 'images'>,
  ): Promise<FieldErrors> {
    const { accounts, images, payments } = this.deps;
    const questions = {
      isOffered: (type: number) => payments.priceOf(type) !== undefined,
      emailTaken: (email: string) => accounts.emailTaken(email),
      picturesKnown: (pairs: ImagePair[]) => images.areUploaded(pairs),
      place: (asked: Pick<Draft, 'location'>) => this.place(asked, before),
    };
    return draftErrors(step, draft, loggedIn, questions, before?.images);
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

  /**
   * Returns the errors of texts that break the rules (K66), but for `known` ones. A text with an error of its own, such
   * as its length, is not read.
   * @param errors of the draft's own step
   * @param client whose draft it is, for the worker
   * @throws Unavailable
   */
  async heldTexts(
    draft: WrittenTexts,
    errors: FieldErrors,
    known: readonly string[],
    client: string,
  ): Promise<FieldErrors> {
    const unless = (field: string, text: string) => (errors[field] ? '' : text);
    const { address, city } = draft.location;
    const texts: WrittenTexts = {
      name: unless('name', draft.name),
      description: unless('description', draft.description),
      location: { address: unless('location.address', address), city: unless('location.city', city) },
      images: errors['images'] ? [] : draft.images,
    };
    const isNew = (text: string) => text !== '' && !known.includes(text);
    if (!storedTexts({ ...texts, ...texts.location }).some(isNew)) return {};
    return this.deps.workers.run(client, 'heldTexts', { texts, known });
  }
}
