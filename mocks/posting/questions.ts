import type { DraftQuestions } from '../../domain/posting/draft-errors.ts';
import { settlePlace } from '../../domain/posting/place-of-draft.ts';
import { accountByEmail } from '../account/accounts.ts';
import { locate } from '../geocoder.ts';
import { isOurPicture } from '../pictures.ts';
import type { World } from '../world.ts';

/** Dollars a month of a property type [§9]; undefined for one that is not offered. */
export function priceOf({ db }: World, type: number): number | undefined {
  const price = db.prices[type] ?? 0;
  return price > 0 ? price : undefined;
}

/** What the rules of a draft ask, answered by a mocked world. */
export const questionsTo = (world: World): DraftQuestions => ({
  isOffered: (type) => priceOf(world, type) !== undefined,
  emailTaken: async (email) => accountByEmail(world, email) !== undefined,
  picturesKnown: async (pairs) => pairs.every((pair) => isOurPicture(world, pair)),
  place: async ({ location }) => {
    const { address, city, state, zip, coordinates } = location;
    return settlePlace(coordinates, await locate({ address: address.trim(), city: city.trim(), state, zip }));
  },
});
