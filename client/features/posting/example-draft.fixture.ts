import house from '../../../demo/images/house-6.webp';
import kitchen from '../../../demo/images/kitchen-6.webp';
import bedroom from '../../../demo/images/bedroom-6.webp';
import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import { HOUSE } from '../../../domain/options/property-types.ts';
import { exampleImage } from '../../shared/examples/example-image.fixture.ts';
import { type PostingValues } from './draft/form-values.ts';
import { noAccount } from './draft/account-credentials.ts';
import { emptyDraft } from './draft/persistence/stored-draft.ts';

/** For the gallery: a draft in which nothing is written but its kind. */
export const emptyExampleDraft: PostingValues = {
  ...emptyDraft('5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10'),
  ...noAccount,
  type: HOUSE,
};

/** For the gallery: a draft with everything written. */
export const exampleDraft: PostingValues = {
  ...emptyExampleDraft,
  name: 'Neil House',
  contact: { firstName: 'Alex', lastName: 'Moore', email: 'alex@homes.example', phone: '6145550143' },
  location: {
    address: '1843 N High St',
    city: 'Columbus',
    state: 'OH',
    zip: '43210',
    coordinates: { lat: 40.0067, lon: -83.0305 },
    pin: true,
  },
  floorplans: [
    { bedrooms: 3, bathrooms: 2, sq: '1450', rent: '2100', ...noTerms() },
    { bedrooms: 9, bathrooms: 1, sq: '400', rent: '890', ...noTerms() },
  ],
  amenities: [33, 37],
  description: 'A quiet house with a porch, ten minutes from class.',
  images: [exampleImage(house), exampleImage(kitchen), exampleImage(bedroom)],
};
