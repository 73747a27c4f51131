import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from './client.ts';

/** Every type with an `id` that is a key by itself: no two of its records have the same, in any list of the product. */
const KEYED_BY_ID = [
  'AccountSession',
  'Amenity',
  'Billing',
  'Call',
  'City',
  'ConfirmedListing',
  'ConsoleLogEntry',
  'ConsoleReportedListing',
  'ConsoleReview',
  'Draft',
  'DraftSummary',
  'InquirySent',
  'Lead',
  'LeadSent',
  'ListingHit',
  'ListingImport',
  'ListingReview',
  'MyAccount',
  'MyListing',
  'PropertyTypeOffer',
  'Receipt',
  'ReportSent',
  'School',
  'State',
  'Subscribed',
  'Viewer',
];

const schemaOf = (file: string) => buildSchema(readFileSync(file, 'utf8'));
const schemas = [schemaOf('schema.graphql'), schemaOf('admin.graphql')];

const typesWithId = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => 'id' in type.getFields());

it('keys no type by its id alone whose ids are unique only within a kind, a list or a place type', () => {
  const cache = createCache();
  const keyed = schemas
    .flatMap(typesWithId)
    .map(({ name }) => name)
    // `Place` and `SearchLocation` need their type as well.
    .filter((name) => cache.identify({ __typename: name, id: '2', type: 'city' }) === `${name}:2`);
  expect(keyed.toSorted()).toEqual(KEYED_BY_ID);
});
