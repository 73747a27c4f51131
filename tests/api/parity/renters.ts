import type { Side, ParityCase, ParityCases } from './parity-case.ts';
import { INVALID_SELECTION } from './normalize-answers.ts';
import { toRest } from './rest-views.ts';
import { toRestFields, sampleRenter } from './rest-fields.ts';

type Fields = Record<string, unknown>;

const lead = (what: 'request' | 'reply', name: string, fields: (side: Side) => Fields, gives = 200): ParityCase => {
  const [path, call, type] =
    what === 'request'
      ? ['/api/housing/save-request', 'saveRequest', 'RequestInput']
      : ['/api/housing/send-reply', 'sendReply', 'ReplyInput'];
  return {
    name,
    wire: 'snake',
    rest: (side) => ({ path, body: toRestFields(fields(side)) }),
    graphql: (side) => ({
      query: `mutation ($${what}: ${type}!) { ${call}(${what}: $${what}) { ${INVALID_SELECTION} ... on LeadSent { id delivered markedAsSpam repeated followUp secret } } }`,
      variables: { [what]: fields(side) },
    }),
    says: (found) => ({ status: 200, body: { data: toRest(found) } }),
    gives,
  };
};

const personalData = (name: string, email: string, gives = 200): ParityCase => ({
  name,
  rest: () => ({ body: { email } }),
  graphql: () => ({
    query: `mutation ($email: String!) { requestPersonalData(email: $email) { ${INVALID_SELECTION} ... on Done { message } } }`,
    variables: { email },
  }),
  says: ({ message }) => ({ status: 200, body: { message } }),
  gives,
});

const reports = (
  name: string,
  fields: object,
  gives = 200,
  of: (side: Side) => string | number = ({ things }) => things.shown.id,
): ParityCase => ({
  name,
  rest: (side) => ({ path: `/api/listings/${of(side)}/report`, body: fields }),
  graphql: (side) => ({
    query: `mutation ($report: ReportInput!) { reportListing(report: $report) { ${INVALID_SELECTION} ... on ReportSent { id } } }`,
    variables: { report: { ...fields, listingId: String(of(side)) } },
  }),
  says: (found) => ({ status: 200, body: { data: toRest(found) } }),
  gives,
});

const answers = {
  bedrooms: 4,
  bathrooms: 1.5,
  budgets: 2400,
  moveDate: '2027-08-15',
  propertyName: 'Maple Court',
  poweredBy: 'cr',
  site: 'cr',
  schoolId: 204_796,
  locationType: 'college',
  message: 'Is the yard fenced?',
};

/** Requests that renters send. */
export const renters: ParityCases = {
  'POST /api/housing/save-request': [
    lead('request', 'with every answer', ({ things }) => ({
      ...sampleRenter('all'),
      ...answers,
      housingId: things.shown.id,
      pets: [2],
      features: [4, 3],
      tourTimes: ['2027-08-15T16:30'],
      searchFilter: { locationId: '204796', must: [2], laundry: 'unit', lease: 12 },
    })),
    lead('request', 'with no more than must be said', ({ things }) => ({
      ...sampleRenter('few'),
      housingId: things.shown.id,
      schoolId: null,
    })),
    lead('request', 'the same again within a minute', ({ things }) => ({
      ...sampleRenter('few'),
      housingId: things.shown.id,
      schoolId: null,
    })),
    lead('request', 'with other words within a minute: a follow-up', ({ things }) => ({
      ...sampleRenter('few'),
      housingId: things.shown.id,
      schoolId: null,
      message: 'And is there parking?',
    })),
    lead(
      'request',
      'with all that can be wrong',
      () => ({
        firstName: ' ',
        lastName: 'x'.repeat(61),
        phone: '12',
        email: 'nobody',
        housingId: '0',
        schoolId: '0',
        bedrooms: 12,
        bathrooms: 1.3,
        budgets: -1,
        pets: [1, 999],
        features: [999],
        moveDate: 'soon',
        tourTimes: ['2027-02-30T10:00'],
        searchFilter: { locationId: '204796', must: [99] },
        propertyName: 'x'.repeat(201),
        poweredBy: 'x'.repeat(61),
        site: 'x'.repeat(61),
        message: 'x'.repeat(5001),
      }),
      422,
    ),
    {
      ...lead(
        'request',
        'for a home that is not visible',
        ({ owned }) => ({ ...sampleRenter('late'), housingId: owned.id }),
        404,
      ),
      refuses: () => ({ status: 404 }),
    },
    lead('request', 'as a program fills it', ({ things }) => ({
      ...sampleRenter('program'),
      housingId: things.shown.id,
      website: 'https://spam.example',
    })),
  ],
  'POST /api/listings/:id/report': [
    reports('a scam', { reason: 'scam', details: 'A deposit first.', email: 'ada@college.example', site: 'cr' }),
    reports('the same again', {
      reason: 'scam',
      details: 'A deposit first.',
      email: 'ada@college.example',
      site: 'cr',
    }),
    reports('as a program fills it', { reason: 'wrong', website: 'https://spam.example' }),
    reports('with all that can be wrong', { reason: 'envy', details: 'x'.repeat(2001), email: 'nobody' }, 422),
    {
      ...reports('a home that is not visible', { reason: 'scam' }, 404, ({ owned }) => owned.id),
      refuses: () => ({ status: 404 }),
    },
  ],
  'POST /api/personal-data': [
    personalData('an address without data', 'nobody@college.example'),
    personalData('no address', 'nobody', 422),
  ],
  'POST /api/housing/send-reply': [
    lead('reply', 'a message', ({ things }) => ({
      ...sampleRenter('writes'),
      housingId: things.shown.id,
      schoolId: 204_796,
      message: 'May I see it?',
    })),
    lead('reply', 'another message to the same home', ({ things }) => ({
      ...sampleRenter('writes'),
      housingId: things.shown.id,
      message: 'On Monday?',
    })),
    lead('reply', 'the same words twice', ({ things }) => ({
      ...sampleRenter('writes'),
      housingId: things.shown.id,
      message: 'On Monday?',
    })),
    lead(
      'reply',
      'without words',
      ({ things }) => ({ ...sampleRenter('mute'), housingId: things.shown.id, message: ' ' }),
      422,
    ),
  ],
};
