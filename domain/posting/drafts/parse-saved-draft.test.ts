import fc from '../../../tests/setup/properties.ts';
import { expect, it } from 'vitest';
import { draftSchema } from './draft.ts';
import { parsePersistedDraft } from './parse-saved-draft.ts';

const schema = draftSchema.omit({ id: true, account: true });
/** Parses with the schema, which represents a missing value in two ways. */
function bySchema(value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  if (!success) return null;
  const { type, location, ...rest } = data;
  return { ...rest, type: type ?? null, location: { ...location, coordinates: location.coordinates ?? null } };
}

const nothing = fc.constant(undefined);
const odd = fc.constantFrom<unknown>(null, undefined, '', 0, 1.5, -1, 'x', [], {}, true, Infinity, 'y'.repeat(401));
const word = fc.oneof({ weight: 8, arbitrary: fc.string({ maxLength: 30 }) }, { weight: 1, arbitrary: odd });
const figure = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(fc.nat(), fc.double(), fc.string({ maxLength: 8 })) },
  { weight: 1, arbitrary: odd },
);
const record = (model: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 12, arbitrary: fc.record(model, { requiredKeys: [] }) }, { weight: 1, arbitrary: odd });
const many = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: fc.array(item, { maxLength: 4 }) }, { weight: 1, arbitrary: odd });

const saved = record({
  type: fc.oneof(fc.constantFrom(84, 85), odd),
  name: word,
  contact: record({ firstName: word, lastName: word, email: word, phone: figure }),
  location: record({
    address: word,
    city: word,
    state: word,
    zip: figure,
    pin: fc.oneof(fc.boolean(), nothing, odd),
    coordinates: fc.oneof(nothing, record({ lat: fc.double(), lon: fc.double() }), odd),
  }),
  floorplans: many(
    record({
      bedrooms: fc.oneof(fc.nat(), figure),
      bathrooms: fc.oneof(fc.double(), figure),
      sq: figure,
      rent: figure,
      utilities: figure,
      leaseMonths: fc.oneof(fc.array(fc.nat()), odd),
      availableOn: word,
    }),
  ),
  amenities: many(fc.oneof(fc.nat(), odd)),
  description: word,
  images: many(fc.oneof(fc.constant(''), record({ large: word, small: word }))),
});

it("parses a browser's saved draft exactly as the schema does", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(saved, fc.anything()), (value) => {
      const draft = parsePersistedDraft(value);
      expect(draft).toEqual(bySchema(value));
      if (draft) read += 1;
    }),
    { numRuns: 1000, examples: [[{ floorplans: [{ bedrooms: 0.5, bathrooms: '1.5' }] }]] },
  );
  expect(read).toBeGreaterThan(50);
});
