import type { DraftContext } from '../../domain/posting/drafts/draft-errors.ts';
import { resolveLocation } from '../../domain/posting/listing-location.ts';
import { heldTextErrors } from '../../domain/trust/listing-text.ts';
import { storedTexts } from '../../domain/trust/review-choice.ts';
import { accountByEmail } from '../account/accounts.ts';
import { locate, zips } from '../geocoder.ts';
import { isKnownImage } from '../images.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

/** Returns the dollars per month of a property type [§9]; undefined for one that is not offered. */
export function monthlyPrice({ db }: World, type: number): number | undefined {
  const price = db.prices[type] ?? 0;
  return price > 0 ? price : undefined;
}

/** Returns the inputs of the draft rules from a mocked world; an edited listing keeps its position and its texts. */
export const draftRuleInputs = (world: World, before?: ListingRow): DraftContext => ({
  isOffered: (type) => monthlyPrice(world, type) !== undefined,
  emailTaken: async (email) => accountByEmail(world, email) !== undefined,
  picturesKnown: async (pairs) => pairs.every((pair) => isKnownImage(world, pair)),
  place: async ({ location }) => {
    const { address, city, state, zip } = location;
    const found = await locate({ address: address.trim(), city: city.trim(), state, zip });
    return resolveLocation(location, found, zips, before);
  },
  knownTexts: async () => (before ? storedTexts(before) : []),
  heldTexts: async (texts) => heldTextErrors(texts),
});
