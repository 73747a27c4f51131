import { FULL } from '../setup/full.ts';
import fc, { within } from '../setup/properties.ts';
import { describe, it } from 'vitest';
import { amenities } from '../../domain/options/amenities.ts';
import { stepNames } from '../../domain/posting/sections.ts';
import { isShown } from './cases/contract-case.ts';
import { targets } from './harness/shared-targets.ts';

/** Twenty times as many requests need more than a test's usual half a minute. */
const TEST_MS = FULL ? 600_000 : 30_000;

/** Random inputs, the same in each run: what one side rejects, the other rejects with the same messages. */
const runs = (count: number): fc.Parameters<unknown> => ({
  numRuns: FULL ? count * 20 : count,
  seed: FULL ? Date.now() : 20_261_121,
  // Writes persist, so a shrunk example would run on other data.
  endOnFailure: true,
  ...within(TEST_MS),
});

async function ask(name: string, variables: Record<string, unknown>): Promise<void> {
  await targets().each((side) => side.forgetThrottles());
  await targets().people().operate(name, variables);
}

const unexpectedValue = [
  '',
  ' ',
  '\n',
  '0',
  '-1',
  '\u0000',
  '\u202E',
  'é',
  '👋',
  '\uD800',
  "'; drop table",
  '%',
  '_',
  '\\',
  'null',
];
const text = (most = 30) =>
  fc.oneof(
    fc.constantFrom(...unexpectedValue),
    fc.string({ maxLength: most }),
    fc.string({ unit: 'grapheme', maxLength: most }),
  );
/** Returns usually valid values, so that later checks are reached. */
const mostly = <T, O>(good: fc.Arbitrary<T>, other: fc.Arbitrary<O>) =>
  fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: other });
const number = fc.oneof(fc.integer({ min: -2, max: 14 }), fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }));
const half = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((count) => count / 2),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const orNothing = <T>(given: fc.Arbitrary<T>) => fc.option(given, { freq: 3, nil: null });
const email = mostly(fc.constantFrom('ada@college.example', ' ADA@College.example ', 'landlord@demo.example'), text());
const phone = mostly(
  fc.constantFrom('(614) 555-0123', '614.555.0123', '16145550123'),
  fc.oneof(text(), fc.stringMatching(/^[0-9 +()-]{0,42}$/)),
);

const place = fc.oneof(
  fc.constantFrom(
    { locationId: '204796', locationType: 'college' },
    { locationId: '43085', locationType: 'city' },
    { locationId: '39', locationType: 'state' },
    { locationId: '110662', locationType: 'college' },
  ),
  fc.record({
    locationId: fc.oneof(text(6), fc.nat().map(String)),
    locationType: fc.constantFrom('college', 'city', 'state'),
  }),
);
const filter = fc
  .tuple(
    mostly(place, place),
    fc.record({
      bedrooms: orNothing(mostly(fc.integer({ min: 1, max: 11 }), number)),
      bathrooms: orNothing(
        mostly(
          fc.integer({ min: 2, max: 11 }).map((count) => count / 2),
          half,
        ),
      ),
      budget: orNothing(mostly(fc.integer({ min: 300, max: 4000 }), number)),
    }),
  )
  .map(([where, what]) => ({ ...where, ...what }));
const page = mostly(fc.integer({ min: 1, max: 3 }), number);

const row = fc.record(
  {
    bedrooms: orNothing(mostly(fc.integer({ min: 1, max: 11 }), number)),
    bathrooms: orNothing(mostly(fc.constantFrom(1, 1.5, 2), half)),
    sq: orNothing(mostly(fc.integer({ min: 40, max: 21_000 }).map(String), text(25))),
    rent: orNothing(mostly(fc.integer({ min: 0, max: 110_000 }).map(String), text(25))),
  },
  { requiredKeys: [] },
);
const coordinates = fc.record({
  lat: mostly(fc.double({ min: 39.5, max: 40.5, noNaN: true }), fc.double({ min: -100, max: 100, noNaN: true })),
  lon: mostly(fc.double({ min: -83.5, max: -82.5, noNaN: true }), fc.double({ min: -200, max: 200, noNaN: true })),
});
const draft = fc.record(
  {
    id: orNothing(fc.oneof(fc.uuid(), text())),
    type: orNothing(mostly(fc.constantFrom(84, 85), number)),
    name: orNothing(text(250)),
    contact: orNothing(fc.record({ firstName: text(80), lastName: text(80), email, phone }, { requiredKeys: [] })),
    account: orNothing(
      fc.record(
        {
          email,
          password: mostly(fc.constant('a long phrase'), text(300)),
          passwordConfirmation: mostly(fc.constant('a long phrase'), text()),
        },
        { requiredKeys: [] },
      ),
    ),
    location: orNothing(
      fc.record(
        {
          address: mostly(fc.constant('94 Chittenden Ave'), text(320)),
          city: mostly(fc.constantFrom('Columbus', ' ann arbor '), text()),
          state: mostly(fc.constantFrom('OH', 'MI'), text(3)),
          zip: mostly(fc.constantFrom('43201', '48104', '90024', '00000'), text(7)),
          coordinates: orNothing(coordinates),
          pin: orNothing(fc.boolean()),
        },
        { requiredKeys: [] },
      ),
    ),
    floorplans: orNothing(fc.array(row, { maxLength: 3 })),
    amenities: orNothing(fc.array(mostly(fc.constantFrom(...amenities.map(({ id }) => id)), number), { maxLength: 5 })),
    description: orNothing(text(200)),
    images: orNothing(fc.array(fc.record({ large: text(), small: text() }), { maxLength: 3 })),
  },
  { requiredKeys: [] },
);

/** Compares both sides' responses to random requests. */
export function compareRandomRequests(): void {
  describe('random requests', { timeout: TEST_MS }, () => {
    it('searchHousing', () =>
      fc.assert(
        fc.asyncProperty(filter, page, (given, at) => ask('Matches', { filter: given, page: at })),
        runs(60),
      ));

    it('closestHousing', () =>
      fc.assert(
        fc.asyncProperty(filter, page, (given, at) => ask('ClosestMatches', { filter: given, page: at })),
        runs(60),
      ));

    it('searchPlaces', () => {
      const typed = fc.oneof(
        text(),
        fc.constantFrom(
          'ohio',
          'univ',
          'st',
          'col',
          'm',
          'univercity of michigan',
          'colombus',
          'texs',
          'new york university',
        ),
        fc.tuple(fc.constantFrom('ohio state', 'columbus', 'boston', 'penn'), text(4)).map((parts) => parts.join(' ')),
      );
      return fc.assert(
        fc.asyncProperty(typed, page, (given, at) => ask('SearchPlaces', { text: given, page: at })),
        runs(80),
      );
    });

    it('validateStep', () => {
      const step = mostly(fc.constantFrom(...stepNames), text());
      return fc.assert(
        fc.asyncProperty(step, draft, (name, given) => ask('ValidateStep', { step: name, draft: given })),
        runs(80),
      );
    });

    it('saveRequest', () => {
      const request = fc.tuple(
        fc.record({
          firstName: mostly(fc.constant('Ada'), text(70)),
          lastName: mostly(fc.constant('Lovelace'), text(70)),
          email,
          phone,
          housingId: mostly(fc.nat({ max: 400 }), number).map(String),
        }),
        fc.record(
          {
            schoolId: orNothing(mostly(fc.constantFrom('204796', '39'), text(5))),
            locationType: orNothing(fc.constantFrom('college', 'state', 'city')),
            bedrooms: orNothing(number),
            bathrooms: orNothing(half),
            budgets: orNothing(number),
            pets: orNothing(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })),
            features: orNothing(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 })),
            moveDate: orNothing(mostly(fc.constantFrom('0', '2027-08-15'), text(10))),
            message: orNothing(text(200)),
          },
          { requiredKeys: [] },
        ),
      );
      return fc.assert(
        fc.asyncProperty(request, ([who, answers]) => ask('SaveRequest', { request: { ...who, ...answers } })),
        runs(80),
      );
    });

    it('login', () => {
      const password = mostly(fc.constantFrom('demo-landlord', 'wrong'), text(300));
      return fc.assert(
        fc.asyncProperty(email, password, (name, given) => ask('Login', { email: name, password: given })),
        runs(25),
      );
    });

    it('a listing by its URL', () => {
      const slug = fc.oneof(
        text(),
        fc.constantFrom(
          ...targets()
            .seed.listings.filter(isShown)
            .map((each) => each.slug),
        ),
      );
      return fc.assert(
        fc.asyncProperty(slug, (given) => ask('ListingPage', { slug: given })),
        runs(30),
      );
    });
  });
}
