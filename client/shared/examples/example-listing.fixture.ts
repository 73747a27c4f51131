import apartment from '../../../demo/images/apartment-4.webp';
import livingRoom from '../../../demo/images/living-4.webp';
import plan from '../../../demo/images/plan-2-2.webp';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { exampleImage } from './example-image.fixture.ts';
import type { ListingPageQuery } from '../../features/listing/listing-screen.generated.ts';

/** A floorplan that states nothing beside its rent (K64). */
export const unstated = {
  feesMonthly: null,
  utilities: null,
  deposit: null,
  oneTime: null,
  leaseMonths: [],
  availableOn: null,
};

/** A listing with every optional field, for the gallery. */
export const exampleListing: NonNullable<ListingPageQuery['listing']> = {
  id: '1',
  slug: 'lane-avenue-flats',
  name: 'Lane Avenue Flats',
  type: APARTMENT,
  featured: true,
  address: '212 W Lane Ave',
  city: 'Columbus',
  state: 'OH',
  zip: '43201',
  lat: 40.0067,
  lon: -83.0125,
  demo: true,
  distance: 0.4,
  rentFrom: 980,
  takesRequests: true,
  replyHours: null,
  freshness: 'Confirmed 3 days ago',
  checks: [],
  warning: null,
  mentionedFeatures: [],
  mentionsPets: false,
  stateName: 'Ohio',
  descriptionText: 'Light rooms above a quiet court, ten minutes from class.\nBicycles stand in the cellar.',
  virtualTour: 'https://tours.example.com/lane-avenue-flats',
  phone: '(614) 555-0143',
  page: { title: 'Lane Avenue Flats', description: 'Flats in Columbus', keywords: 'columbus' },
  floorplans: [
    { bedrooms: 9, bathrooms: 1, sq: 410, rent: 980, ...unstated },
    {
      bedrooms: 2,
      bathrooms: 1.5,
      sq: 870,
      rent: 1450,
      feesMonthly: 35,
      utilities: 0,
      deposit: 1450,
      oneTime: 0,
      leaseMonths: [9, 12],
      availableOn: '2027-08-15',
    },
    { bedrooms: 4, bathrooms: 2, sq: 1320, rent: 2400, ...unstated },
  ],
  amenities: [
    { id: 33, label: 'Washer/Dryer In Unit' },
    { id: 4, label: 'Pool' },
    { id: 37, label: 'Dogs OK' },
  ],
  images: [exampleImage(apartment), exampleImage(livingRoom), exampleImage(plan)].map((image) => ({
    ...image,
    caption: null,
  })),
  nearbySchools: [
    {
      id: '204796',
      displayName: 'Ohio State University',
      slug: 'ohio-state-university-main-campus',
      lat: 40.0008,
      lon: -83.0158,
      distance: 0.4,
    },
    {
      id: '201885',
      displayName: 'Columbus State Community College',
      slug: 'columbus-state',
      lat: 39.969,
      lon: -82.987,
      distance: 2.6,
    },
  ],
};

/** A listing with only the required fields, and a name that is too long for any line. */
export const sparseListing: NonNullable<ListingPageQuery['listing']> = {
  ...exampleListing,
  id: '2',
  slug: 'the-residences',
  name: 'The Residences at the Old Courthouse on North High Street, Building C',
  featured: false,
  distance: null,
  takesRequests: false,
  phone: null,
  images: [],
  amenities: [],
  floorplans: [{ bedrooms: 11, bathrooms: 5.5, sq: 12_400, rent: 125_000, ...unstated }],
};
