import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READS_AT_ONCE } from '../../server/read-budget.ts';
import { loadPlaces } from '../../server/modules/places/import/load-places.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { WidgetTokens } from '../../server/widget/widget-tokens.ts';
import { WIDGET_TOKEN_HEADER } from '../../domain/widget/embed-urls.ts';
import { RestClient } from '../setup/rest-client.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';

/** Queries that are short to write and long to answer, sent to both GraphQL endpoints. */
let app: ServedApp;
let client: RestClient;
beforeAll(async () => {
  app = await serveApp();
  client = new RestClient(app.url);
  await loadPlaces(app.pool, new Gazetteer());
}, 120_000);
afterAll(() => app.close());

interface Answer {
  status: number;
  data?: Record<string, unknown>;
  errors?: { message: string; extensions: { code: string } }[];
}
const read = async (answer: Response): Promise<Answer> => ({
  ...((await answer.json()) as object),
  status: answer.status,
});
const endpoints = {
  '/graphql': async (query: string, variables: object = {}) =>
    read(await client.post('/graphql', { query, variables })),
  '/embed/graphql': async (query: string, variables: object = {}) =>
    read(
      await fetch(`${app.url}/embed/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [WIDGET_TOKEN_HEADER]: new WidgetTokens(SECRET).issue('default'),
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ query, variables }),
      }),
    ),
};
const send = endpoints['/graphql'];
const refused = { status: 400, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] };

/** Each fragment spreads the next one twice: 2^levels fields. */
const doubling = (levels: number, spread = (name: string) => `...${name} ...${name}`) =>
  `query Q { options { ...L0 } } ${Array.from(
    { length: levels },
    (_, level) => `fragment L${level} on Options { ${spread(`L${level + 1}`)} }`,
  ).join(' ')} fragment L${levels} on Options { demo }`;

describe.each(Object.entries(endpoints))('%s', (_path, ask) => {
  it.each([
    ['fragments that double', doubling(24)],
    ['many more of them', doubling(100)],
    [
      'fragments that double inside inline fragments',
      doubling(24, (name) => `... { ...${name} } ... @include(if: true) { ...${name} }`),
    ],
    ['fragments that double under aliases', doubling(24, (name) => `... on Options { ...${name} ...${name} }`)],
    [
      'a fragment that spreads itself',
      'query Q { options { ...A } } fragment A on Options { ...B } fragment B on Options { ...A demo }',
    ],
    [
      'doubling fragments that nobody spreads',
      `${doubling(24)} query P { options { demo } }`.replace('query Q { options { ...L0 } }', ''),
    ],
    ['one field again and again', `{ options { ${'types { id } '.repeat(480)} } }`],
    ['a name without end', `{ ${'a'.repeat(100_000)} }`],
    ['fields without end', `query Q { options { ${'demo '.repeat(1900)} } }`],
    [
      'introspection that doubles',
      `query Q { __schema { types { ...L0 } } } ${doubling(24).slice(29).replaceAll('Options', '__Type').replace('{ demo }', '{ name }')}`,
    ],
  ])('refuses %s before it compiles or validates them', async (_what, query) => {
    expect(await ask(query)).toMatchObject(refused);
  });

  it('counts root fields wherever they are: in inline fragments and in named ones', async () => {
    const fields = (count: number) => Array.from({ length: count }, () => 'options { demo }').join(' ');
    for (const around of [
      (text: string) => `query Q { ... { ${text} } }`,
      (text: string) => `query Q { ... on Query { ... @include(if: true) { ${text} } } }`,
      (text: string) => `query Q { ...F } fragment F on Query { ${text} }`,
      (text: string) => `query Q { ...E } fragment E on Query { ...F } fragment F on Query { ${text} }`,
    ]) {
      expect(await ask(around(fields(21)))).toMatchObject(refused);
      expect(await ask(around(fields(20)))).toMatchObject({ status: 200 });
    }
  });

  it('refuses what looks up too much, by the length of its lists', async () => {
    const alias = (n: number) => `a${n}: popularSchools(count: 50) { nearbyCities { listingsCount } }`;
    const query = `query Q { ${Array.from({ length: 15 }, (_, n) => alias(n)).join(' ')} }`;
    expect(await ask(query)).toMatchObject(refused);
    expect(await ask(query.replaceAll('count: 50', 'count: 2'))).toMatchObject({ status: 200 });
  });

  it('counts the length that a variable, its default or the schema’s default gives', async () => {
    const query = (given: string, args: string) =>
      `query Q${given} { ${['a', 'b', 'c', 'd'].map((alias) => `${alias}: popularSchools${args} { nearbyCities { listingsCount } }`).join(' ')} }`;
    const variable = query('($count: Int!)', '(count: $count)');
    expect(await ask(variable, { count: 50 })).toMatchObject(refused);
    expect(await ask(variable, { count: 3 })).toMatchObject({ status: 200 });
    expect(await ask(variable, { count: 50 })).toMatchObject(refused);
    expect(await ask(query('($count: Int! = 50)', '(count: $count)'))).toMatchObject(refused);
    expect(await ask(query('', ''))).toMatchObject({ status: 200 });
  });
});

it('still answers a query of the client’s kind with fragments', async () => {
  const query =
    'query Q { a: options { ...Part } b: options { ...Part } } fragment Part on Options { demo types { id } }';
  expect(await send(query)).toMatchObject({ status: 200, data: { a: { demo: true }, b: { demo: true } } });
});

/** Runs requests. @returns the statements of the pool, and how many of them ran at a time. */
async function statementsOf(served: ServedApp, requests: () => Promise<unknown>) {
  let [count, running, atOnce] = [0, 0, 0];
  const query = served.pool.query.bind(served.pool);
  served.pool.query = (async (...args: Parameters<typeof query>) => {
    count++;
    atOnce = Math.max(atOnce, ++running);
    return (query(...args) as unknown as Promise<unknown>).finally(() => running--);
  }) as unknown as typeof query;
  try {
    await requests();
  } finally {
    served.pool.query = query;
  }
  return { count, atOnce };
}

it.each([
  'state(slug: "oh") { schools { displayName listingsCount } cities { listingsCount } }',
  'state(slug: "tx") { schools { nearbySchools { displayName } nearbyCities { name listingsCount } } }',
  'state(slug: "ca") { cities { nearbyCities { name } schools { displayName } rents { listingsCount } } }',
])('answers neighbors and counts of many places in a few statements: %s', async (text) => {
  const { count } = await statementsOf(app, async () => {
    const { status, data } = await send(`query Q { ${text} }`);
    expect([status, data]).toEqual([200, { state: expect.anything() }]);
  });
  expect(count).toBeLessThan(12);
});

describe('the read budget', () => {
  let limited: ServedApp;
  beforeAll(async () => {
    limited = await serveApp(undefined, undefined, { READ_BUDGET: '200', TRUST_PROXY: 'true' });
    await loadPlaces(limited.pool, new Gazetteer());
  }, 120_000);
  afterAll(() => limited.close());

  let visitor: RestClient;
  beforeAll(() => {
    visitor = new RestClient(limited.url);
  });
  const from = (ip: string, path: string, body?: object) =>
    visitor.send(body ? 'POST' : 'GET', path, body, { 'x-forwarded-for': ip });

  it('lets a hundred ordinary searches a second pass, for ten seconds at once', async () => {
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          from(
            '192.0.2.1',
            `/api/housing/search?location_type=college&location_id=204796&budget=${1000 + round * 100 + n}`,
          ),
        ),
      );
      expect(answers.every(({ status }) => status !== 429)).toBe(true);
    }
  });

  it('counts the lines of one IPv6 network together', async () => {
    const query = 'query Q { popularSchools(count: 50) { nearbyCities { listingsCount } } }';
    const statuses: number[] = [];
    for (let n = 0; n < 60 && statuses.at(-1) !== 429; n++)
      statuses.push((await from(`2001:db8:7:${n.toString(16)}::1`, '/graphql', { query })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(16);
    expect((await from('2001:db8:8::1', '/graphql', { query })).status).toBe(200);
  });

  it('refuses one client that looks up more, whatever it calls, and nobody else', async () => {
    const query = `query Q { ${['a', 'b'].map((alias) => `${alias}: popularSchools(count: 50) { nearbyCities { listingsCount } }`).join(' ')} }`;
    const answers: Response[] = [];
    // 900 lookups each, as far as the limits know; 2000 are allowed in ten seconds.
    for (let n = 0; n < 4; n++) answers.push(await from('192.0.2.2', '/graphql', { query }));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.at(-1)).toBe(429);
    const last = answers.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect((await from('192.0.2.2', '/api/schools/school/204796')).status).toBe(429);
    expect((await from('192.0.2.3', '/graphql', { query: '{ options { demo } }' })).status).toBe(200);
    expect((await from('192.0.2.3', '/api/schools/school/204796')).status).toBe(200);
  });

  it('runs eight reads of one client at a time, one of them if it is large, and its others wait', async () => {
    const search = (budget: number) => `/api/housing/search?location_type=college&location_id=204796&budget=${budget}`;
    const small = await statementsOf(limited, () =>
      Promise.all(Array.from({ length: 60 }, (_, n) => from('192.0.2.7', search(5000 + n)))),
    );
    expect(small.atOnce).toBeGreaterThan(1);
    expect(small.atOnce).toBeLessThanOrEqual(READS_AT_ONCE);
    const field = (name: string, budget: number) =>
      `${name}: searchHousing(filter: { locationId: "204796", budget: ${budget} }) { meta { total } }`;
    const query = (n: number) => `{ ${Array.from({ length: 15 }, (_, m) => field(`a${m}`, n * 20 + m)).join(' ')} }`;
    const large = await statementsOf(limited, () =>
      Promise.all(Array.from({ length: 10 }, (_, n) => from('192.0.2.8', '/graphql', { query: query(n) }))),
    );
    expect(large.atOnce).toBeLessThanOrEqual(15);
  });

  it('counts queries that are refused, and those that take long to validate', async () => {
    const statuses = async (query: string, ip: string) => {
      const answers: number[] = [];
      for (let n = 0; n < 250; n++) answers.push((await from(ip, '/graphql', { query })).status);
      return answers;
    };
    expect((await statuses('{ a{b{c{d{e{f{g{h{i{j{k{l{m{n}}}}}}}}}}}}} }', '192.0.2.4')).at(-1)).toBe(429);
    const repeated = `{ options { ${'types { id } '.repeat(150)} } }`;
    expect((await statuses(repeated, '192.0.2.5')).filter((status) => status === 200).length).toBeLessThan(20);
  });

  it('is one for a whole IPv6 network', async () => {
    const query = '{ options { demo } }';
    const spend = `query Q { popularSchools(count: 50) { nearbyCities { listingsCount } } }`;
    for (let n = 0; n < 6; n++) await from(`2001:db8:1:1::${n}`, '/graphql', { query: spend });
    expect((await from('2001:db8:1:1:ffff::9', '/graphql', { query })).status).toBe(429);
    expect((await from('2001:db8:2:1::9', '/graphql', { query })).status).toBe(200);
  });
});

it('suggests no names where the schema is not public', async () => {
  const closed = await serveApp(undefined, undefined, {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_xxxxxxxx',
  });
  try {
    const visitor = new RestClient(closed.url);
    for (const [query, variables] of [
      ['{ optionss { demo } }', {}],
      ['{ options { demoo } }', {}],
      ['query ($f: HousingFilterInpu!) { searchHousing(filter: $f) { meta { total } } }', {}],
      ['query ($f: HousingFilterInput!) { searchHousing(filter: $f) { meta { total } } }', { f: { locationTyp: 'x' } }],
      ['{ searchHousing(filter: { locationTyp: "x" }) { meta { total } } }', {}],
      ['{ searchHousing(filte: {}) { meta { total } } }', {}],
    ] as const) {
      const text = await (await visitor.post('/graphql', { query, variables })).text();
      expect(text).toContain('errors');
      expect(text).not.toMatch(/did you mean/i);
    }
  } finally {
    await closed.close();
  }
});
