import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { browserOf } from './permission-matrix/viewers.ts';

/** What is no number is refused at its field, by both doors; a lenient reading once took true for 1 and [5] for 5. */
let app: ServedApp;
let things: PrivateData;
let renter: RestClient;
let owner: RestClient;
beforeAll(async () => {
  app = await serveApp();
  things = await createPrivateData(app);
  renter = new RestClient(app.url);
  owner = await browserOf(app, 'owner', things.owner, things.other);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const ada = { first_name: 'Ada', last_name: 'Byron', phone: '6145550123', email: 'ada@college.example' };
const leads = () => ({ ...ada, housing_id: things.shown.id, message: 'Is it free?' });
const subscriber = { ...ada, school_id: 204796 };
const event = () => ({ housing_id: things.shown.id, action: 'view' });
const calls = [
  ['/api/housing/save-request', leads, ['housing_id', 'school_id', 'bedrooms', 'bathrooms', 'budgets']],
  ['/api/housing/send-reply', leads, ['housing_id', 'school_id']],
  ['/api/subscriber/save', () => subscriber, ['school_id']],
  ['/api/tracking/your-matches', event, ['housing_id', 'school_id', 'subscriber_id', 'housing_position']],
] as const;
const NO_NUMBERS = ['12abc', '1e2', '0x1f', '1.0', ' 7', '', '-3', -3, 1.75, true, [5], { a: 5 }, '9'.repeat(30)];

describe.each(calls)('%s', (path, sound, fields) => {
  it.each(fields)('rejects a %s that is not a number, with an explanation', async (field) => {
    // A fraction is sound for bathrooms.
    for (const value of NO_NUMBERS.filter((each) => field !== 'bathrooms' || each !== '1.0')) {
      await app.rows('delete from throttle');
      const answer = await renter.post(path, { ...sound(), [field]: value });
      const body: unknown = await answer.json();
      expect([field, value, answer.status]).toEqual([field, value, 422]);
      expect(body).toEqual({ errors: { [field]: [expect.not.stringContaining('Invalid')] } });
    }
  });

  it('takes the same body with numbers as digits', async () => {
    const digits = Object.fromEntries(fields.map((field) => [field, field === 'bathrooms' ? '1.5' : '2']));
    const body = { ...digits, ...sound(), ...('school_id' in sound() && { school_id: '204796' }) };
    expect((await renter.post(path, { ...body, housing_id: String(things.shown.id) })).status).toBeLessThan(300);
  });
});

it('lists of numbers are of numbers', async () => {
  for (const field of ['pets', 'features'])
    for (const value of ['2', [true], ['2.5'], [2.5], [[2]], { 0: 2 }, [99]]) {
      const answer = await renter.post('/api/housing/save-request', { ...leads(), [field]: value });
      const body: unknown = await answer.json();
      expect([field, value, body]).toEqual([field, value, { errors: { [field]: [expect.stringMatching(field)] } }]);
    }
});

it('names the form of a move-in date', async () => {
  for (const value of ['08/15/2027', '2027-02-30', '', 7, true]) {
    const answer = await renter.post('/api/housing/save-request', { ...leads(), move_date: value });
    expect([value, answer.status, await answer.json()]).toEqual([
      value,
      422,
      { errors: { move_date: ['This must be 0 (as soon as possible) or a day like 2027-08-15.'] } },
    ]);
  }
});

it('GraphQL refuses the same at the same field', async () => {
  const query = `mutation ($request: RequestInput!) { saveRequest(request: $request) {
    __typename ... on Invalid { errors { field } } } }`;
  const { first_name: firstName, last_name: lastName, ...rest } = ada;
  for (const housingId of ['12abc', '1e2', '0x1f', ' 7', '', '-3', '1.0']) {
    const variables = { request: { ...rest, firstName, lastName, housingId, schoolId: 'osu' } };
    expect(await (await renter.post('/graphql', { query, variables })).json()).toEqual({
      data: { saveRequest: { __typename: 'Invalid', errors: [{ field: 'housingId' }, { field: 'schoolId' }] } },
    });
  }
});

it('an edit never takes a version that cannot be read for none: the last write would win', async () => {
  for (const [field, value] of [
    ...['1x', '', 1.5, [1], true, {}].map((version) => ['version', version] as const),
    ...[5, {}, { quoted_at: 'now', charge_cents: 1 }, []].map((agreed) => ['agreed', agreed] as const),
  ]) {
    const answer = await owner.post('/api/posting/edit', { id: things.shown.id, [field]: value });
    expect([field, value, answer.status]).toEqual([field, value, 422]);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  }
});
