import { formatCount } from '../../../domain/format/numbers.ts';
import { formatDollars } from '../../../domain/format/money.ts';
import { bedroomsLabel } from '../../../domain/options/bedrooms.ts';
import { imageIdOfPair } from '../../../domain/images/image-urls.ts';
import {
  cityPageTexts,
  collegePageTexts,
  statePageTexts,
  type PlaceInventory,
} from '../../../domain/places/place-page-texts.ts';
import { sortByBedrooms, lowestRent } from '../../../domain/search/rent-statistics.ts';
import type { HousingService } from '../../modules/housing/housing.service.ts';
import type { ListingView } from '../../modules/housing/listing.view.ts';
import type { ImagesService } from '../../modules/images/images.service.ts';
import type { PlacesService } from '../../modules/places/places.service.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';

export interface ShareImageSources {
  places: Pick<PlacesService, 'collegeBySlug' | 'cityBySlug' | 'stateBySlug'>;
  housing: Pick<HousingService, 'offer' | 'listing'>;
  images: Pick<ImagesService, 'read'>;
  workers: Pick<WorkerPool, 'run'>;
}

/** The texts of a share image. */
export interface ShareImageText {
  title: string;
  /** Below the title, one per line. */
  facts: readonly string[];
}

export interface ShareImageContent extends ShareImageText {
  /** The image of the listing; null where one is drawn. */
  picture: string | null;
}

/** Formats '412 homes from $895 a month'. */
function inventoryText({ listingsCount, rents }: PlaceInventory): string[] {
  const lowest = lowestRent(rents);
  if (listingsCount === 0 || lowest === null) return [];
  return [`${formatCount(listingsCount, 'home')} from ${formatDollars(lowest)} a month`];
}

const drawn = (title: string, facts: readonly string[]): ShareImageContent => ({ title, facts, picture: null });

/** Formats 'From $895 a month', 'Studio to 3 Bedrooms'. */
function listingText({ floorplans, rentFrom }: ListingView): string[] {
  const sizes = sortByBedrooms(floorplans).map(({ bedrooms }) => bedroomsLabel(bedrooms));
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [`From ${formatDollars(rentFrom)} a month`, first === last ? first : `${first} to ${last}`];
}

/** Returns the content of a page's share image, by the type and slug in its URL; null for a page that does not exist */
export async function shareImageContent(
  { places, housing }: Pick<ShareImageSources, 'places' | 'housing'>,
  kind: string,
  slug: string,
): Promise<ShareImageContent | null> {
  if (kind === 'college') {
    const college = await places.collegeBySlug(slug);
    if (!college) return null;
    const { lat, lon, city, state } = college;
    const offer = await housing.offer({ lat, lon });
    return drawn(collegePageTexts(college, offer).title, [...inventoryText(offer), `${city}, ${state}`]);
  }
  if (kind === 'city') {
    const city = await places.cityBySlug(slug);
    if (!city) return null;
    const offer = await housing.offer({ lat: city.lat, lon: city.lon });
    return drawn(cityPageTexts(city, offer).title, inventoryText(offer));
  }
  if (kind === 'state') {
    const state = places.stateBySlug(slug);
    if (!state) return null;
    const offer = await housing.offer({ state: state.code });
    return drawn(statePageTexts(state, offer).title, inventoryText(offer));
  }
  const home = kind === 'home' ? await housing.listing(slug) : null;
  if (!home) return null;
  const picture = home.images[0] ? imageIdOfPair(home.images[0]) : null;
  return { title: home.name, facts: [...listingText(home), `${home.city}, ${home.state}`], picture };
}

/** Returns the content of the share image for all pages about the site itself. */
export const siteShareImageContent = (): ShareImageContent =>
  drawn('The right room, near your campus.', ['Homes that fit, and why', 'What each person really pays']);
