import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { isRecord } from '../../domain/is-record.ts';
import { apiDocument } from '../../server/rest/openapi/document.ts';

/**
 * What the specification itself names [§3, §7], written by hand from its text: `npm run schema:check` accepts whatever
 * CHANGELOG.md announces, but these names never change.
 */
const draft = `type name contact.firstName contact.lastName contact.email contact.phone account.email account.password
  account.password_confirmation location.address location.city location.state location.zip location.coordinates.lat
  location.coordinates.lon floorplans.bedrooms
  floorplans.bathrooms floorplans.sq floorplans.rent amenities description images.large images.small`;
const person = 'first_name last_name phone email';
const search = 'location_type location_id bedrooms bathrooms budget page site';
const user = 'key email session_id user_agent ip';

/**
 * The fields of each call's query, path or body, and after `→` those of its answer. A draft's `availableLocations` may be
 * sent and is ignored, so REST does not document it.
 */
const calls: Record<string, string> = {
  'post /login': `email password → ${user} link`,
  'post /password/email': 'email',
  'post /password/reset': 'email password password_confirmation token',
  'get /api/schools/school/{id}': 'id',
  'get /api/schools/city/{id}': 'id',
  'get /api/schools/search': 's type city_id',
  'get /api/partner-school-links/{id}': 'id',
  'get /api/partner/listings': 'school_id school_subdomain page',
  'get /api/housing/search': search,
  'get /api/housing/closest-search': search,
  'post /api/subscriber/save': `${person} school_id search_filter`,
  'post /api/advertising/send': `${person} about`,
  'post /api/housing/save-request': `${person} housing_id school_id location_type bathrooms bedrooms budgets powered_by
    pets features move_date property_name site`,
  'post /api/housing/send-reply': `${person} message housing_id school_id location_type`,
  'post /api/tracking/your-matches': 'subscriber_id housing_id school_id housing_position action powered_by',
  'get /directions': `latitude_housing longitude_housing site latitude_school longitude_school mode school_id
    online_ad_id`,
  'get /icons/{name}.svg': '',
  'post /api/images-upload': 'file → data.large data.small',
  'post /api/posting/post': `${draft} payment.address payment.zip email password password_confirmation → ${user
    .split(' ')
    .map((field) => `user.${field}`)
    .join(' ')}`,
  'post /api/posting/edit': `${draft} id`,
  'post /api/posting/validate-step': `${draft} step email password password_confirmation`,
  'get /api/posting/get-geo-information':
    'address city state → geo.lat geo.lon geo.zip geo.schools.count geo.schools.list',
  'get /api/schools/list-for-posting': '',
  'get /api/user-listings/{id}/deactivate': 'id',
  'get /api/user-listings/{id}/activate': 'id',
};

const stepNames = `property-type-step property-contact-step property-password-step property-location-step
  property-floorplans-step property-images-step property-description-step property-amenities-step complete-step`;

/** The same fields in GraphQL, by type. */
const types: Record<string, string> = {
  DraftInput: 'type name contact account location floorplans amenities description images',
  DraftContactInput: 'firstName lastName email phone',
  AccountInput: 'email password passwordConfirmation',
  DraftLocationInput: 'address city state zip coordinates availableLocations',
  AvailableLocationsInput: 'count list',
  CoordinatesInput: 'lat lon',
  DraftFloorplanInput: 'bedrooms bathrooms sq rent',
  ImageInput: 'large small',
  HousingFilterInput: 'locationType locationId bedrooms bathrooms budget site',
  SubscriberInput: 'firstName lastName phone email schoolId searchFilter',
  InquiryInput: 'firstName lastName phone email about',
  RequestInput: `firstName lastName phone email housingId schoolId locationType bathrooms bedrooms budgets poweredBy pets
    features moveDate propertyName site`,
  ReplyInput: 'firstName lastName phone email message housingId schoolId locationType',
  TrackedMatchInput: 'subscriberId housingId schoolId housingPosition action poweredBy',
  DirectionsInput: 'latitudeHousing longitudeHousing latitudeSchool longitudeSchool mode schoolId onlineAdId',
  LoggedIn: 'key email sessionId userAgent ip link',
  PublishedUser: 'key email sessionId userAgent ip',
  Geo: 'lat lon zip schools',
  GeoSchools: 'count list',
};

const namesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const document = apiDocument();
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns the dotted names of all fields of a schema; those of a list's items are named like those of the list. */
function fieldsOf(part: unknown, prefix = ''): string[] {
  if (!isRecord(part)) return [];
  const { $ref, properties, items, anyOf, oneOf, allOf } = part;
  if (typeof $ref === 'string') return fieldsOf(document.components.schemas[$ref.split('/').at(-1) ?? ''], prefix);
  const choices = [anyOf, oneOf, allOf].flatMap((each) => (Array.isArray(each) ? each : []));
  return [
    ...Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, value]) => [
      prefix + name,
      ...fieldsOf(value, `${prefix}${name}.`),
    ]),
    ...[items, ...choices].flatMap((each) => fieldsOf(each, prefix)),
  ];
}

it.each(Object.entries(calls))('%s keeps the names of the specification', (call, names) => {
  const [method = '', path = ''] = call.split(' ');
  const documented = document.paths[path]?.[method];
  if (!documented) throw new Error(`${call} is gone.`);
  const { parameters = [], requestBody, responses } = documented;
  const [sent = '', answered = ''] = names.split('→');
  const body = Object.values(requestBody?.content ?? {}).flatMap((each) => fieldsOf(each.schema));
  expect([...parameters.map(({ name }) => name), ...body]).toEqual(expect.arrayContaining(namesIn(sent)));
  const answers = Object.values(responses['200']?.content ?? {}).flatMap((each) => fieldsOf(each.schema));
  expect(answers).toEqual(expect.arrayContaining(namesIn(answered)));
});

it('keeps the names of the steps', () => {
  const body = JSON.stringify(document.paths['/api/posting/validate-step']?.['post']?.requestBody);
  for (const name of namesIn(stepNames)) expect(body).toContain(`"${name}"`);
});

it.each(Object.entries(types))('GraphQL’s %s keeps the names of the specification', (name, fields) => {
  const type = schema.getType(name);
  const known = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(known).toEqual(expect.arrayContaining(namesIn(fields)));
});
