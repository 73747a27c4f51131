import { MAX_IMAGES } from '../limits.ts';
import type { Logged } from '../account/logged.ts';
import { cleanDescription } from './description-text.ts';
import type { Draft } from './drafts/draft.ts';
import type { PersistedDraft } from './drafts/parse-saved-draft.ts';
import { visibleSections, type SectionName } from './sections.ts';
import { isPostable } from '../options/property-types.ts';

/** What each section needs before Continue is enabled [§5]; validation-rules.ts decides when it is pressed. */

/** Returns whether a value is empty: undefined, numeric zero or the empty string; the string "0" is not (K34). */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === 0 || value === '';
}

type SectionRequirements = readonly (readonly [words: string, value: unknown])[];
const emptyOf = (needs: SectionRequirements): string[] =>
  needs.flatMap(([words, value]) => (isEmpty(value) ? [words] : []));

const missing: Record<SectionName, (draft: Draft) => string[]> = {
  contact: ({ name, contact: { firstName, lastName, email, phone } }) =>
    emptyOf([
      ['property name', name],
      ['first name', firstName],
      ['last name', lastName],
      ['email', email],
      ['phone', phone],
    ]),
  password: ({ account }) => {
    const empty = emptyOf([
      ['account email', account?.email],
      ['password', account?.password],
      ['password confirmation', account?.password_confirmation],
    ]);
    const differ = account?.password !== account?.password_confirmation;
    return empty.length === 0 && differ ? ['matching passwords'] : empty;
  },
  location: ({ location: { address, city, state, zip } }) =>
    emptyOf([
      ['street address', address],
      ['city', city],
      ['state', state],
      ['zip', zip],
    ]),
  floorplans: ({ floorplans }) => {
    const empty = floorplans.flatMap(({ bedrooms, bathrooms, sq, rent }) =>
      emptyOf([
        ['bedrooms', bedrooms],
        ['bathrooms', bathrooms],
        ['square feet', sq],
        ['rent', rent],
      ]),
    );
    return floorplans.length === 0 ? ['a floorplan'] : [...new Set(empty)];
  },
  images: ({ images }) => {
    const real = images.filter((image) => image.large !== '').length;
    if (real > MAX_IMAGES) return [`no more than ${MAX_IMAGES} images`];
    return real === 0 ? ['an image'] : [];
  },
  description: ({ description }) => emptyOf([['a description', cleanDescription(description)]]),
  amenities: ({ amenities }) => (amenities.length === 0 ? ['an amenity'] : []),
};

/** Returns the labels of the fields that a section still needs before Continue is enabled. */
export const missingFields = (name: SectionName, draft: Draft): string[] => missing[name](draft);

/** Returns whether this section's Continue is enabled. */
export const isSectionComplete = (name: SectionName, draft: Draft): boolean => missingFields(name, draft).length === 0;

/** Returns the index of the first visible section that is incomplete; the number of sections when all are complete (K05, K09). */
export function firstIncomplete(draft: Draft, logged: Logged): number {
  const visible = visibleSections(logged);
  const index = visible.findIndex(({ name }) => !isSectionComplete(name, draft));
  return index === -1 ? visible.length : index;
}

/** Returns whether a publishable type is chosen. Without one, every page after step 1 redirects to it [§2]. */
export const hasType = (draft: Pick<Draft, 'type'>): boolean => isPostable(draft.type);

/** Returns the labels of what a landlord's draft still needs before it can be published. */
export const missingParts = (draft: Draft | PersistedDraft): string[] => [
  ...(isEmpty(draft.type) ? ['property type'] : []),
  ...visibleSections(1).flatMap(({ name }) => missingFields(name, draft as Draft)),
];
