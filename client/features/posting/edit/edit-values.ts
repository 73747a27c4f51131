import { equal } from '@wry/equality';
import { sectionOfError, visibleSections, type Section } from '../../../../domain/posting/sections.ts';
import { withoutTypename } from '../../../graphql/without-typename.ts';
import { noAccount, type PostingValues } from '../draft/form-values.ts';
import type { EditedListingFragment } from './edit-listing.generated.ts';

/** A listing as it was opened, or as it stands now: which version it is, and what the form shows of it. */
export interface ListingVersion {
  version: number;
  values: PostingValues;
}

/** The listing's own draft and its version. */
export const toListingVersion = ({ version, draft }: EditedListingFragment): ListingVersion => ({
  version,
  values: toPostingValues(draft),
});

/** Returns what the form shows of a draft, free of the cache's type names. */
export const toPostingValues = (draft: EditedListingFragment['draft']): PostingValues => ({
  ...noAccount,
  ...withoutTypename(draft),
});

const normalizedValue = [
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
const sorted = ({ amenities, ...values }: PostingValues) => ({
  ...values,
  amenities: [...amenities].toSorted((a, b) => a - b),
});

/** The sections of which something is not as it was opened, in their order. */
export function changedSections(values: PostingValues, opened: PostingValues): Section[] {
  const [now, then] = [sorted(values), sorted(opened)];
  const changed = normalizedValue.filter((part) => !equal(now[part], then[part]));
  return visibleSections(1).filter(({ name }) => changed.some((part) => sectionOfError(part) === name));
}
