import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits, type RateLimitName } from '../../domain/limits.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';

/** Rate limits, shared by REST and GraphQL: the last allowed call succeeds, the next one is rejected. */
let app: ServedApp;
let things: PrivateData;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  things = await createPrivateData(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const someone = () => `${randomUUID()}@college.example`;
const renter = () => ({ first_name: 'Ada', last_name: 'Byron', phone: '6145551234', email: someone() });
const mutation = (call: string) => ({ query: `mutation { ${call} { __typename } }` });

/** A rate-limited call over REST and over GraphQL. Each is made for another person, so that only the sender is the same. */
interface Counted {
  limit: RateLimitName;
  path: string;
  body: () => object;
  graphql?: () => object;
}
const counted: Counted[] = [
  {
    limit: 'login',
    path: '/login',
    body: () => ({ email: someone(), password: 'a guess' }),
    graphql: () => mutation(`login(email: "${someone()}", password: "a guess")`),
  },
  {
    limit: 'login',
    path: '/password/reset',
    body: () => ({
      email: someone(),
      token: 'a guess',
      password: 'nine red kites',
      password_confirmation: 'nine red kites',
    }),
  },
  {
    limit: 'loginLink',
    path: '/login/confirm',
    body: () => ({ token: 'a guess' }),
    graphql: () => mutation('confirmLogin(token: "a guess")'),
  },
  {
    limit: 'passwordEmail',
    path: '/password/email',
    body: () => ({ email: someone() }),
    graphql: () => mutation(`requestPasswordReset(email: "${someone()}")`),
  },
  {
    limit: 'personalData',
    path: '/api/personal-data',
    body: () => ({ email: someone() }),
    graphql: () => mutation(`requestPersonalData(email: "${someone()}")`),
  },
  {
    limit: 'request',
    path: '/api/housing/save-request',
    body: () => ({ ...renter(), housing_id: things.shown.id }),
    graphql: () =>
      mutation(
        `sendReply(reply: { firstName: "Ada", lastName: "Byron", phone: "6145551234", email: "${someone()}", housingId: "${things.shown.id}", message: "Hello" })`,
      ),
  },
  {
    limit: 'request',
    path: '/api/housing/send-reply',
    body: () => ({ ...renter(), housing_id: things.shown.id, message: 'Is it free?' }),
  },
  {
    limit: 'publish',
    path: '/api/posting/post',
    body: () => ({}),
    graphql: () =>
      mutation(`publishListing(draft: {}, paymentMethod: "pm_card_visa", idempotencyKey: "${randomUUID()}")`),
  },
  {
    limit: 'emailQuestion',
    path: '/api/posting/validate-step',
    body: () => ({ step: 'property-password-step', email: someone() }),
    graphql: () => mutation(`validateStep(step: "property-password-step", draft: {})`),
  },
  { limit: 'upload', path: '/api/images-upload', body: () => ({}) },
  {
    limit: 'subscribe',
    path: '/api/subscriber/save',
    body: () => ({ email: someone(), school_id: 204_796 }),
    graphql: () => mutation(`saveSubscriber(subscriber: { email: "${someone()}", schoolId: "204796" })`),
  },
  {
    limit: 'inquiry',
    path: '/api/advertising/send',
    body: () => ({ ...renter(), about: 'May we hold your widget?' }),
    graphql: () =>
      mutation(
        `sendAdvertising(inquiry: { firstName: "Ada", lastName: "Byron", phone: "6145551234", email: "${someone()}", about: "Hello" })`,
      ),
  },
  {
    limit: 'report',
    path: '/api/listings/1/report',
    body: () => ({ reason: 'scam', details: someone() }),
    graphql: () => mutation('reportListing(report: { listingId: "1", reason: "scam" })'),
  },
  {
    limit: 'track',
    path: '/api/tracking/your-matches',
    body: () => ({ housing_id: things.shown.id, action: 'view' }),
    graphql: () => mutation(`trackMatches(events: [{ housingId: "${things.shown.id}", action: "view" }])`),
  },
];

/** A client behind the proxy, at this address. */
class Sender extends RestClient {
  constructor(readonly ip: string) {
    super(app.url);
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { ...headers, 'x-forwarded-for': this.ip });
  }
}

/** Uses up all but one of this minute's calls. */
const useAllButOne = (limit: RateLimitName) =>
  app.rows(`update throttle set points = $2 where key = $1`, [`${limit}:198.51.100.7`, rateLimits[limit] - 1]);

it.each(counted.map((each) => [`${each.path}: ${rateLimits[each.limit]} a minute (${each.limit})`, each] as const))(
  '%s',
  async (_name, { limit, path, body, graphql }) => {
    const sender = new Sender('198.51.100.7');
    const overRest = () => sender.post(path, body());
    expect((await overRest()).status).not.toBe(429);
    await useAllButOne(limit);
    expect((await (graphql ? sender.post('/graphql', graphql()) : overRest())).status).not.toBe(429);
    const before = await app.rows('select count(*) as leads from lead');
    const refused = await overRest();
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({ message: expect.any(String) });
    expect(await app.rows('select count(*) as leads from lead')).toEqual(before);
    if (graphql) expect((await sender.post('/graphql', graphql())).status).toBe(429);
    expect((await new Sender('198.51.100.8').post(path, body())).status).not.toBe(429);
  },
);

it('enforces every limit that the contract names, at its size', () => {
  const { login, loginAccount, passwordEmail, request, publish, upload } = rateLimits;
  expect({ login, loginAccount, passwordEmail, request, publish, upload }).toEqual({
    login: 20,
    loginAccount: 5,
    passwordEmail: 5,
    request: 20,
    publish: 20,
    upload: 60,
  });
});

it('limits guesses of an account from one network to five a minute, over REST and GraphQL together', async () => {
  const guess = () => new Sender('203.0.113.1');
  const body = { email: things.otherEmail, password: 'a guess' };
  for (const _ of [1, 2, 3]) expect((await guess().post('/login', body)).status).toBe(422);
  const overGraphql = () =>
    guess().post('/graphql', mutation(`login(email: "${things.otherEmail.toUpperCase()}", password: "a guess")`));
  for (const _ of [4, 5]) expect((await overGraphql()).status).toBe(200);
  expect((await guess().post('/login', { ...body, password: things.password })).status).toBe(429);
  expect((await overGraphql()).status).toBe(429);
  expect((await new Sender('203.0.113.2').post('/login', { ...body, password: things.password })).status).toBe(200);
});

it('does not limit reads: a hundred and fifty at once', async () => {
  const sender = new Sender('198.51.100.7');
  await sender.get('/api/session');
  const reads = [
    '/api/housing/search?location_type=state&location_id=39',
    '/api/schools/search?s=ohio',
    '/api/partner/listings?school_id=204796',
  ];
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, turn) => sender.get(reads[turn % reads.length] ?? '')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('allows clients of this machine 50 times as much in the default local start, but no mailbox or account (K77)', async () => {
  const local = await serveApp(undefined, undefined, { THROTTLE: '' });
  try {
    const step = { step: 'property-password-step', email: 'ada@college.example', password: 'short' };
    const statusesOf = async (path: string, bodies: object[]) => {
      const client = new RestClient(local.url);
      const statuses = [];
      for (const body of bodies) statuses.push((await client.post(path, body)).status);
      return statuses;
    };
    const steps = Array.from({ length: rateLimits.emailQuestion + 1 }, () => step);
    expect(new Set(await statusesOf('/api/posting/validate-step', steps))).toEqual(new Set([422]));
    const last = 50 * rateLimits.emailQuestion - 1;
    await local.rows(`update throttle set points = $1 where key like 'emailQuestion:%'`, [last]);
    expect(await statusesOf('/api/posting/validate-step', [step, step])).toEqual([422, 429]);

    const emails = Array.from({ length: rateLimits.passwordEmail + 1 }, () => ({ email: someone() }));
    expect(new Set(await statusesOf('/password/email', emails))).toEqual(new Set([200]));
    const guesses = Array.from({ length: rateLimits.loginAccount + 1 }, () => ({
      email: 'ada@college.example',
      password: 'x',
    }));
    expect(await statusesOf('/login', guesses)).toEqual([422, 422, 422, 422, 422, 429]);
  } finally {
    await local.close();
  }
});
