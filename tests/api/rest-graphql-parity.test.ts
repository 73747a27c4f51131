import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../server/rest/routes.ts';
import { FixedClock } from '../contract/harness/fixed-clock.ts';
import { serveApp } from '../setup/served-app.ts';
import { createPrivateData } from './permission-matrix/private-data.ts';
import { browserOf } from './permission-matrix/viewers.ts';
import { account } from './parity/account.ts';
import { housing } from './parity/housing.ts';
import { ownListings } from './parity/own-listings.ts';
import { partners } from './parity/partners.ts';
import { places } from './parity/places.ts';
import { posting } from './parity/posting.ts';
import { renters } from './parity/renters.ts';
import { differences } from './parity/database-rows.ts';
import { comparableValue, expectedRestAnswer } from './parity/normalize-answers.ts';
import type { RestResponse, Side, ParityCase, ParityCases } from './parity/parity-case.ts';

/**
 * Compares REST with GraphQL (K43). Two products start with the same data at the same moment; one is called over REST,
 * the other over GraphQL, and after each call the responses and the databases must be equal. A new REST call needs rows
 * here, or a reason why GraphQL has no equivalent.
 */
const cases: ParityCases = { ...places, ...housing, ...renters, ...partners, ...posting, ...ownListings, ...account };
const NOW = new Date('2026-11-02T12:00:00Z');
let rest: Side;
let graphql: Side;

async function begin(): Promise<Side> {
  const app = await serveApp(undefined, new FixedClock(NOW));
  const things = await createPrivateData(app);
  return { app, things, owned: things.hidden };
}
beforeAll(async () => {
  [rest, graphql] = await Promise.all([begin(), begin()]);
}, 120_000);
afterAll(() => Promise.all([rest.app.close(), graphql.app.close()]));
beforeEach(() => Promise.all([rest, graphql].map(({ app }) => app.rows('delete from throttle'))).then(() => undefined));

const browser = ({ app, things }: Side, viewer: ParityCase['as'] = 'anonymous') =>
  browserOf(app, viewer, things.owner, things.other);

/** Sends a REST request; a GET that changes something carries the token that only our own page has. */
async function askRest(key: string, one: ParityCase): Promise<RestResponse> {
  const [method = '', pattern = ''] = key.split(' ');
  const { path = pattern, body, headers = {} } = await one.rest(rest);
  const client = await browser(rest, one.as);
  await client.get('/api/session');
  const token = /XSRF-TOKEN=([^;]+)/.exec(client.cookies())?.[1] ?? '';
  const answer = await client.send(method, path, body, { ...headers, 'x-xsrf-token': token });
  const text = await answer.text();
  return { status: answer.status, ...(text !== '' && { body: JSON.parse(text) as unknown }) };
}

async function askGraphql(one: ParityCase): Promise<RestResponse> {
  const { query, variables = {}, headers = {} } = await one.graphql(graphql);
  const client = await browser(graphql, one.as);
  await client.get('/api/session');
  const answer: unknown = await (await client.post('/graphql', { query, variables }, headers)).json();
  expect(JSON.stringify(answer), 'what was asked of GraphQL').not.toMatch(/GRAPHQL_|BAD_USER_INPUT|INTERNAL/);
  return expectedRestAnswer(answer, one);
}

describe.each(
  Object.entries(cases).filter((entry): entry is [string, readonly ParityCase[]] => Array.isArray(entry[1])),
)('%s', (key, rows) => {
  it.each(rows.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const got = await askRest(key, one);
    const should = await askGraphql(one);
    expect([got.status, should.status], JSON.stringify(got.body)?.slice(0, 500)).toEqual([one.gives, one.gives]);
    // where GraphQL returns null, the message is REST's own
    if (should.body === undefined && one.gives === 404) expect(got.body).toEqual({ message: expect.any(String) });
    else if (one.part) expect(comparableValue(got.body)).toMatchObject(comparableValue(should.body) as object);
    else expect(comparableValue(got.body)).toEqual(comparableValue(should.body));
    expect(await differences(rest, graphql)).toEqual({ byRest: [], byGraphql: [] });
  });
});

it('has a GraphQL equivalent of every REST call, or a reason for having none', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(cases).toSorted()).toEqual(calls.toSorted());
});
