import { INVALID_SELECTION } from './normalize-answers.ts';
import type { Side, ParityCase, ParityCases } from './parity-case.ts';
import { toRest, MATCHES, toRestMatches } from './rest-views.ts';
import { toRestFields, sampleRenter } from './rest-fields.ts';

const CAMPUS = { schoolId: '204796', searchFilter: { locationType: 'college', locationId: '204796', bedrooms: 4 } };

const subscribes = (name: string, fields: object, gives = 200): ParityCase => ({
  name,
  wire: 'snake',
  rest: () => ({ body: toRestFields(fields) }),
  graphql: () => ({
    query: `mutation ($subscriber: SubscriberInput!) {
      saveSubscriber(subscriber: $subscriber) { ${INVALID_SELECTION} ... on Subscribed { id } }
    }`,
    variables: { subscriber: fields },
  }),
  says: (found) => ({ status: 200, body: { data: toRest(found) } }),
  gives,
});

const inquiryCase = (name: string, fields: object, gives = 200): ParityCase => ({
  name,
  wire: 'snake',
  rest: () => ({ body: toRestFields(fields) }),
  graphql: () => ({
    query: `mutation ($inquiry: InquiryInput!) { sendAdvertising(inquiry: $inquiry) { ${INVALID_SELECTION} ... on InquirySent { id } } }`,
    variables: { inquiry: fields },
  }),
  says: (found) => ({ status: 200, body: { data: toRest(found) } }),
  gives,
});

type Event = Record<string, unknown>;
const tracks = (name: string, events: (side: Side) => Event[], gives = 204, one = false): ParityCase => ({
  name,
  wire: 'snake',
  rest: (side) => {
    const sent = events(side).map(toRestFields);
    return { body: one ? sent[0] : sent };
  },
  graphql: (side) => ({
    query: `mutation ($events: [TrackedMatchInput!]!) { trackMatches(events: $events) { ${INVALID_SELECTION} ... on Done { ok } } }`,
    variables: { events: events(side) },
  }),
  says: () => ({ status: 204 }),
  gives,
});
const seen = ({ things }: Side, more: Event = {}): Event => ({
  subscriberId: null,
  housingId: things.shown.id,
  schoolId: '204796',
  housingPosition: 1,
  action: 'view',
  poweredBy: 'cr',
  ...more,
});

const listed = (name: string, query: Record<string, string>, page: number, gives = 200): ParityCase => ({
  name,
  rest: () => ({ path: `/api/partner/listings?${new URLSearchParams(query)}` }),
  graphql: () => ({
    query: `query ($page: Int!) {
      searchHousing(filter: { locationType: college, locationId: "204796" }, page: $page) { ${MATCHES} }
    }`,
    variables: { page },
  }),
  says: (found) => {
    const { location: _, ...body } = toRestMatches(found).body as { location: unknown };
    return { status: 200, body };
  },
  gives,
});

/** What the sites of partners call, and what renters leave there. */
export const partners: ParityCases = {
  'GET /api/partner-school-links/:id': 'tells addresses, which a site of ours knows',
  'GET /api/partner/listings': [
    listed('by number', { school_id: '204796' }, 1),
    listed('by subdomain, in any case', { school_subdomain: 'OSU' }, 1),
    listed('a page past the end', { school_id: '204796', page: '7' }, 7),
  ],
  'POST /api/subscriber/save': [
    subscribes('near a college', { ...sampleRenter('alert'), ...CAMPUS, site: 'cr' }),
    subscribes('the same with another search', {
      ...sampleRenter('alert'),
      ...CAMPUS,
      searchFilter: { ...CAMPUS.searchFilter, budget: 900 },
    }),
    subscribes('with no more than an address and a place', {
      email: 'few@college.example',
      searchFilter: { locationType: 'state', locationId: '39' },
    }),
    subscribes('a place that is not', { email: 'lost@college.example', schoolId: '1' }, 422),
    subscribes('nowhere', { email: 'lost@college.example' }, 422),
    subscribes(
      'with all that can be wrong',
      {
        firstName: 'x'.repeat(61),
        lastName: 'x'.repeat(61),
        phone: '12',
        email: 'nobody',
        schoolId: '0',
        site: 'x'.repeat(61),
      },
      422,
    ),
  ],
  'POST /api/advertising/send': [
    inquiryCase('a question', { ...sampleRenter('asks'), about: 'May we hold your widget?' }),
    inquiryCase('about a partnership', { ...sampleRenter('asks'), about: 'On our page?', topic: 'partnership' }),
    inquiryCase('about something else', { ...sampleRenter('asks'), about: 'Hm?', topic: 'weather' }, 422),
    inquiryCase('the same again within a minute', { ...sampleRenter('asks'), about: 'May we hold your widget?' }),
    inquiryCase('with nothing in it', { firstName: '', lastName: '', phone: '', email: '', about: ' ' }, 422),
    inquiryCase('too many words', { ...sampleRenter('talks'), about: 'x'.repeat(5001) }, 422),
  ],
  'POST /api/tracking/your-matches': [
    tracks('one event', (side) => [seen(side)], 204, true),
    tracks('several', (side) => [seen(side), seen(side, { action: 'click', housingPosition: null, schoolId: null })]),
    tracks('a home that is none', (side) => [seen(side, { housingId: '987654' })]),
    tracks('none at all', () => [], 422),
    tracks('more than fifty', (side) => Array.from({ length: 51 }, () => seen(side)), 422),
    tracks(
      'with all that can be wrong',
      (side) => [
        seen(side, { housingId: '0', schoolId: '0', housingPosition: 0, action: 'stare', poweredBy: 'x'.repeat(61) }),
      ],
      422,
    ),
    tracks('a wrong one among right ones', (side) => [seen(side), seen(side, { action: '' })], 422),
  ],
};
