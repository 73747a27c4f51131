import { cleanDescription } from './description.ts';
import { MAX_IMAGES, type Draft } from './draft.ts';
import { visibleSections, type SectionName } from './sections.ts';
import { isPostable } from '../options/property-types.ts';

/**
 * What the client wants before Continue lights up [§5]. Plain functions: this runs at every keystroke, and the server's
 * own, stricter rules (rules.ts) answer when Continue is pressed.
 */

/** Empty is undefined, numeric zero or the empty string; the string "0" is not (K34). */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === 0 || value === '';
}

const allPresent = (...values: unknown[]): boolean => !values.some(isEmpty);

const complete: Record<SectionName, (draft: Draft) => boolean> = {
  contact: ({ name, contact }) => allPresent(name, contact.firstName, contact.lastName, contact.email, contact.phone),
  password: ({ account }) =>
    allPresent(account?.email, account?.password, account?.password_confirmation) &&
    account?.password === account?.password_confirmation,
  location: ({ location }) => allPresent(location.address, location.city, location.state, location.zip),
  floorplans: ({ floorplans }) =>
    floorplans.length > 0 &&
    floorplans.every(({ bedrooms, bathrooms, sq, rent }) => allPresent(bedrooms, bathrooms, sq, rent)),
  images: ({ images }) => {
    const real = images.filter((image) => image.large !== '').length;
    return real > 0 && real <= MAX_IMAGES;
  },
  description: ({ description }) => cleanDescription(description) !== '',
  amenities: ({ amenities }) => amenities.length > 0,
};

/** May this section's Continue be pressed? */
export const isSectionComplete = (name: SectionName, draft: Draft): boolean => complete[name](draft);

/** The index of the first visible section that is not complete; the number of sections when all are (K05, K09). */
export function firstIncomplete(draft: Draft, loggedIn: boolean): number {
  const visible = visibleSections(loggedIn);
  const index = visible.findIndex(({ name }) => !isSectionComplete(name, draft));
  return index === -1 ? visible.length : index;
}

/** Has a type been chosen that can be posted? Else everything past step 1 leads back to it [§2]. */
export const hasType = (draft: Pick<Draft, 'type'>): boolean => isPostable(draft.type);
