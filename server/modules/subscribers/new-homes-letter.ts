import { criteriaWords, placeWords } from '../../../domain/alerts/search-words.ts';
import { milesBetween, roundMiles } from '../../../domain/distance.ts';
import { formatDollars } from '../../../domain/money.ts';
import { bedroomsShort, sharers } from '../../../domain/options/bedrooms.ts';
import { NO_PETS } from '../../../domain/options/pets.ts';
import { bestFloorplan, reasonsFor } from '../../../domain/renter/reasons.ts';
import { travelWords } from '../../../domain/renter/travel.ts';
import type { FittingPlace } from '../housing/fitting-sql.ts';
import type { HomeView } from '../housing/home.view.ts';
import type { LetterHome } from '../mail/letter-homes.ts';
import { writeLetter } from '../mail/letter.ts';
import { footOf, matchesUrl, senderOf, type LetterTo, type SubscriberLetter } from './welcome-letter.ts';

/** So many are shown with picture and reasons; more are a line each. */
const SHOWN = 12;

interface NewHomesTo extends LetterTo {
  location: FittingPlace;
  /** In the order of the search; at least one. */
  homes: readonly HomeView[];
}

/** The letter of one morning: every home that is new, with why it fits. */
export function newHomesLetter(to: NewHomesTo): SubscriberLetter {
  const { filter, displayName, site, homes } = to;
  const where = placeWords(filter.locationType, displayName);
  const shown = homes.map((home) => shownHome(home, to));
  const [first] = homes;
  const subject = homes.length === 1 && first ? `New ${where}: ${first.name}` : `${homes.length} new homes ${where}`;
  const heading = homes.length === 1 ? `A new home ${where}` : `${homes.length} new homes ${where}`;
  const rest = shown.slice(SHOWN);
  const what = criteriaWords(filter);
  return {
    subject,
    ...senderOf(site),
    ...writeLetter({
      site,
      heading,
      parts: [
        ...(what === '' ? [] : [{ say: `You asked for ${what}.` }]),
        ...shown.slice(0, SHOWN).map((home) => ({ home })),
        ...(rest.length > 0 ? [{ homes: rest }] : []),
        { button: { label: 'See all that fit', url: matchesUrl(to) } },
      ],
      ...footOf(to),
    }),
  };
}

function shownHome(home: HomeView, { filter, location, site, address }: NewHomesTo): LetterHome {
  const { floorplans, amenities, images, name, slug, city, state, featured } = home;
  const plan = bestFloorplan(floorplans, filter);
  const wishes = { ...filter, pets: [NO_PETS], features: [] };
  const reasons = reasonsFor({ floorplans, amenities: amenities.map(({ id }) => id) }, wishes);
  const { lat, lon } = location;
  const way =
    lat === null || lon === null ? `${city}, ${state}` : travelWords(roundMiles(milesBetween(home, { lat, lon })));
  const picture = images[0]?.small ?? '';
  return {
    name,
    url: address(site, `/home/${slug}`),
    picture: picture === '' ? null : address('default', picture),
    price: plan ? `${formatDollars(plan.rent)} / month${each(plan)}` : '',
    facts: [
      ...(featured ? ['Featured'] : []),
      ...(plan ? [bedroomsShort(plan.bedrooms), `${plan.bathrooms} bath`] : []),
      way,
    ].join(' · '),
    reasons: reasons.filter(({ kind }) => kind === 'fits').map(({ text }) => text),
  };
}

/** ' · $575 each', or nothing where nobody shares. */
const each = ({ rent, bedrooms }: { rent: number; bedrooms: number }): string =>
  sharers(bedrooms) > 1 ? ` · ${formatDollars(Math.ceil(rent / sharers(bedrooms)))} each` : '';
