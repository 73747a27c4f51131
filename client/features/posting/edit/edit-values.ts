import { equal } from '@wry/equality';
import { sectionOfError, visibleSections, type Section } from '../../../../domain/posting/sections.ts';
import { withoutTypename } from '../../../graphql/without-typename.ts';
import { type PostingValues } from '../draft/form-values.ts';
import { noAccount } from '../draft/account-credentials.ts';
import type { EditedListingFragment } from './edit-listing.generated.ts';

/** The version of a listing, and what the form shows of it. */
export const toListingVersion = ({ version, draft }: EditedListingFragment) => ({
  version,
  values: toPostingValues(draft),
});
export type ListingVersion = ReturnType<typeof toListingVersion>;

/** Returns what the form shows of a draft, free of the cache's type names. */
export const toPostingValues = (draft: EditedListingFragment['draft']): PostingValues => ({
  ...noAccount,
  ...withoutTypename(draft),
});

const parts = [
  'name',
  'contact',
  'location',
  'floorplans',
  'images',
  'virtualTour',
  'description',
  'amenities',
] as const;

/** Ids of the catalogue in its order: chosen in another one they are the same choice. */
export const withSortedAmenities = (values: PostingValues): PostingValues => ({
  ...values,
  amenities: values.amenities.toSorted((a, b) => a - b),
});

/** The sections of which something is not as it was opened, in their order. */
export function changedSections(values: PostingValues, opened: PostingValues): Section[] {
  const [now, then] = [withSortedAmenities(values), withSortedAmenities(opened)];
  const changed = parts.filter((part) => !equal(now[part], then[part]));
  return visibleSections(1).filter(({ name }) => changed.some((part) => sectionOfError(part) === name));
}
