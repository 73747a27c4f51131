import { listingChecks } from '../../domain/trust/listing-checks.ts';
import { freshnessLabel } from '../../domain/listings/freshness.ts';
import { roundMiles } from '../../domain/places/distance.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { amenities, UTILITIES_INCLUDED } from '../../domain/options/amenities.ts';
import { maskPhone } from '../../domain/format/phone.ts';
import { stateByCode } from '../../domain/options/states.ts';
import { mentionedFeatures, mentionsPets } from '../../domain/listings/description-mentions.ts';
import { imageView } from '../../domain/posting/drafts/draft-conversion.ts';
import { listingPageTexts } from '../../domain/listings/listing-page-texts.ts';
import type { Criteria } from '../../domain/search/criteria.ts';
import { includesUtilities, toFloorplanView } from '../../domain/search/floorplan.ts';
import { fittingCosts, isFeatured } from '../../domain/search/matching.ts';
import { BEING_CHECKED } from '../../domain/trust/listing-reports.ts';
import type { Listing } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../world/db.ts';
import { collegesNear } from '../places/place-lookup.ts';
import type { World } from '../world/world.ts';
import { takesRequests } from './lead-months.ts';

const MAX_NEARBY_COLLEGES = 6;

/** Returns a row as renters see it; `miles` is exact, and the lowest costs are of floorplans that meet `criteria`. */
export function toListingView(
  world: World,
  row: ListingRow,
  miles: number | null = null,
  criteria: Criteria = {},
): Listing {
  const { description, floorplans } = row;
  const descriptionText = row.descriptionText ?? description;
  const costs = fittingCosts(floorplans, criteria);
  const rents = floorplans.map(({ rent }) => rent);
  const schools = collegesNear(row)
    .slice(0, MAX_NEARBY_COLLEGES)
    .map((college) => ({ ...college, id: String(college.id) }));
  const notConfirmedSince = row.stale ? (row.confirmedAt ?? row.publishedAt) : null;
  const home = {
    ...row,
    id: String(row.id),
    url: `${world.baseUrl}/home/${row.slug}`,
    featured: isFeatured(row),
    distance: miles === null ? null : roundMiles(miles),
    // an inactive listing releases its phone number and gets it back on reactivation
    phone: row.vanityPhone === null || row.status !== ACTIVE ? null : maskPhone(row.vanityPhone),
    descriptionText,
    mentionedFeatures: mentionedFeatures(descriptionText),
    stateName: stateByCode(row.state)?.name ?? row.state,
    mentionsPets: mentionsPets(descriptionText),
    notConfirmedSince,
    freshness: freshnessLabel({ confirmedAt: row.confirmedAt, notConfirmedSince }, world.now()),
    emailConfirmedAt: row.emailConfirmedAt ?? null,
    phoneConfirmedAt: row.phoneConfirmedAt ?? null,
    locationCheck: row.locationCheck ?? null,
    checks: listingChecks(row),
    replyHours: row.replyHours ?? null,
    warning: row.beingCheckedUntil && Date.parse(row.beingCheckedUntil) > world.now().getTime() ? BEING_CHECKED : null,
    totalFrom: costs.total,
    perPersonFrom: costs.perPerson,
    amenities: amenities.filter(({ id: amenity }) =>
      amenity === UTILITIES_INCLUDED ? includesUtilities(floorplans) : row.amenities.includes(amenity),
    ),
    floorplans: floorplans.map(toFloorplanView),
    rentFrom: rents.length === 0 ? 0 : Math.min(...rents),
    rentTo: Math.max(0, ...rents),
    images: row.images.map(imageView),
    virtualTour: row.virtualTour ?? null,
    takesRequests: takesRequests(world, row),
    nearestCampus: schools[0] ?? null,
    nearbySchools: schools,
  };
  return { ...home, page: listingPageTexts(home) };
}
