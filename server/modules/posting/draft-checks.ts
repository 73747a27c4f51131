import type { FieldErrors } from '../../../domain/field-errors.ts';
import { draftErrors } from '../../../domain/posting/drafts/draft-errors.ts';
import type { Draft, ImagePair } from '../../../domain/posting/drafts/draft.ts';
import {
  resolveLocation,
  type ListingLocation,
  type PublishedPosition,
} from '../../../domain/posting/listing-location.ts';
import type { StepName } from '../../../domain/posting/sections.ts';
import type { PostingDeps } from './posting.service.ts';

/** Applies the rules of domain/posting/drafts/draft-errors.ts with our database and the geocoder [§5]. */
export class DraftChecks {
  constructor(private readonly deps: Pick<PostingDeps, 'accounts' | 'images' | 'geocoder' | 'zips' | 'payments'>) {}

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
}
