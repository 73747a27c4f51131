import { equal } from '@wry/equality';
import { sectionOfError, visibleSections, type Section } from '../../../../domain/posting/sections.ts';
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
export function toPostingValues(draft: EditedListingFragment['draft']): PostingValues {
  const { contact, location, floorplans, images } = draft;
  const { lat, lon } = location.coordinates ?? {};
  return {
    ...noAccount,
    id: draft.id,
    draftId: draft.draftId,
    type: draft.type,
    name: draft.name,
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
    },
    location: {
      address: location.address,
      city: location.city,
      state: location.state,
      zip: location.zip,
      coordinates: lat === undefined || lon === undefined ? null : { lat, lon },
      pin: location.pin,
    },
    floorplans: floorplans.map((row) => ({
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      sq: row.sq,
      rent: row.rent,
      feesMonthly: row.feesMonthly,
      utilities: row.utilities,
      deposit: row.deposit,
      oneTime: row.oneTime,
      leaseMonths: [...row.leaseMonths],
      availableOn: row.availableOn,
    })),
    amenities: [...draft.amenities],
    description: draft.description,
    images: images.map(({ large, small, caption }) => ({ large, small, caption })),
    virtualTour: draft.virtualTour,
  };
}

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
