import { formatDollars } from '../../../domain/money.ts';
import { bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { idOfPair } from '../../../domain/picture-address.ts';
import {
  cityPageTexts,
  collegePageTexts,
  statePageTexts,
  type PlaceOffer,
} from '../../../domain/places/place-page-texts.ts';
import { bySize, lowestRent } from '../../../domain/renter/rents.ts';
import type { HousingService } from '../../modules/housing/housing.service.ts';
import type { HomeView } from '../../modules/housing/home.view.ts';
import type { ImagesService } from '../../modules/images/images.service.ts';
import type { PlacesService } from '../../modules/places/places.service.ts';
import type { SocialText } from './social-svg.ts';

/** What shared pictures are made from. */
export interface SocialSources {
  places: Pick<PlacesService, 'collegeBySlug' | 'cityBySlug' | 'stateBySlug'>;
  housing: Pick<HousingService, 'offer' | 'home'>;
  images: Pick<ImagesService, 'read'>;
}

export interface SocialFacts extends SocialText {
  /** The picture of the home itself; null where the program draws. */
  picture: string | null;
}

/** '412 homes from $895 a month'. */
function offerWords({ homes, rents }: PlaceOffer): string[] {
  const lowest = lowestRent(rents);
  if (homes === 0 || lowest === null) return [];
  return [`${homes === 1 ? '1 home' : `${homes.toLocaleString('en-US')} homes`} from ${formatDollars(lowest)} a month`];
}

const drawn = (title: string, facts: readonly string[]): SocialFacts => ({ title, facts, picture: null });

/** 'From $895 a month', 'Studio to 3 Bedrooms'. */
function homeWords({ floorplans, rentFrom }: HomeView): string[] {
  const sizes = bySize(floorplans).map(({ bedrooms }) => bedroomsLabel(bedrooms));
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [`From ${formatDollars(rentFrom)} a month`, first === last ? first : `${first} to ${last}`];
}

/** What the picture of a page says, by the kind and the end of its address; null for a page that there is not. */
export async function socialFacts(
  { places, housing }: Omit<SocialSources, 'images'>,
  kind: string,
  slug: string,
): Promise<SocialFacts | null> {
  if (kind === 'college') {
    const college = await places.collegeBySlug(slug);
    if (!college) return null;
    const offer = await housing.offer({ lat: college.lat, lon: college.lon });
    return drawn(collegePageTexts(college, offer).title, [...offerWords(offer), `${college.city}, ${college.state}`]);
  }
  if (kind === 'city') {
    const city = await places.cityBySlug(slug);
    if (!city) return null;
    const offer = await housing.offer({ lat: city.lat, lon: city.lon });
    return drawn(cityPageTexts(city, offer).title, offerWords(offer));
  }
  if (kind === 'state') {
    const state = places.stateBySlug(slug);
    if (!state) return null;
    const offer = await housing.offer({ state: state.code });
    return drawn(statePageTexts(state, offer).title, offerWords(offer));
  }
  const home = kind === 'home' ? await housing.home(slug) : null;
  if (!home) return null;
  const picture = home.images[0] ? idOfPair(home.images[0]) : null;
  return { title: home.name, facts: [...homeWords(home), `${home.city}, ${home.state}`], picture };
}

/** The picture of everything that is about the site itself. */
export const siteFacts = (): SocialFacts =>
  drawn('The right room, near your campus.', ['Homes that fit, and why', 'What each person really pays']);
