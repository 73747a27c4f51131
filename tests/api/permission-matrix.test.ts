import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createClient } from 'graphql-ws';
import { OperationTypeNode } from 'graphql';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { screens } from '../../client/app/routes.tsx';
import { anonymousContext } from '../../server/context.ts';
import { WidgetTokens } from '../../server/widget/widget-tokens.ts';
import { registerEmbedRoutes } from '../../server/widget/embed-routes.ts';
import { registerRenderRoutes } from '../../server/ssr/render-routes.ts';
import { createSchemaLink } from '../../server/ssr/schema-link.ts';
import { summarize } from '../contract/cases/contract-case.ts';
import { collectEvents } from '../contract/harness/collect-events.ts';
import { rootFields, wholeOperation } from '../contract/full-selection.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';
import { endpointCases, type EndpointCase } from './permission-matrix/addresses.ts';
import type { OperationCase } from './permission-matrix/operation-case.ts';
import { operationCases } from './permission-matrix/operations.ts';
import { pageCases } from './permission-matrix/pages.ts';
import { findCanaries, createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { browserOf, viewers, type Viewer } from './permission-matrix/viewers.ts';

/**
 * Tests access control: every operation of the schema, every endpoint and every page, requested by every viewer for the
 * owner's data on a running server. Each row states the outcome per viewer; whatever the outcome, the whole response,
 * headers included, is searched for data that only the owner may read. A new operation, endpoint or page needs a row:
 * without one this test fails.
 */
let app: ServedApp;
let things: PrivateData;
let routes = new Set<string>();

/** Records every route; the server with the most routes of those that start meanwhile is the product. */
const begun = (message: unknown) => {
  const own = new Set<string>();
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) if (each !== 'HEAD') own.add(`${each} ${url}`);
    if (own.size > routes.size) routes = own;
  });
};

beforeAll(async () => {
  subscribe('fastify.initialization', begun);
  const assets = () => ({ script: '/assets/main.js', preloads: [], styles: [], fonts: [] });
  app = await serveApp(async (fastify, _processor, { services, schema, pool }) => {
    const { env, clock } = services;
    const link = createSchemaLink(schema, anonymousContext(services));
    await registerEmbedRoutes(fastify, {
      link,
      assets,
      clock,
      env,
      tokens: new WidgetTokens(SECRET),
      budget: services.readBudget,
    });
    await registerRenderRoutes(fastify, {
      link,
      assets,
      clock,
      env,
      pool,
      budget: services.readBudget,
      sources: services,
    });
  });
  unsubscribe('fastify.initialization', begun);
  things = await createPrivateData(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

type Loose = Record<string, unknown>;
const browser = (viewer: Viewer) => browserOf(app, viewer, things.owner, things.other);

/** Returns a response as text to search: every header and the whole body. */
const allOf = async (answer: Response) => {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  return [...headers, await answer.text()].join('\n');
};

/** Expects the owner to find only the data that the row lists, and all others to find none. */
const expectNothingElse = (viewer: Viewer, shows: readonly string[], all: string) =>
  expect(findCanaries(things, all).toSorted(), `what of the owner’s is in the answer to ${viewer}`).toEqual(
    viewer === 'owner' ? [...new Set(shows)].toSorted() : [],
  );

async function ask(
  viewer: Viewer,
  operation: string,
  { with: variables, gives, shows = [] }: OperationCase,
): Promise<void> {
  const [kind, name] = operation.split(' ') as [OperationTypeNode, string];
  const answer = await (
    await browser(viewer)
  ).post('/graphql', { query: wholeOperation(kind, name), variables: variables?.(things, viewer) ?? {} });
  const all = await allOf(answer);
  const { data = null, errors = [] } = JSON.parse(all.slice(all.lastIndexOf('\n{') + 1)) as Loose & {
    errors?: Loose[];
  };
  const codes = errors.map((error) => ({ message: '', path: null, code: (error['extensions'] as Loose)['code'] }));
  expect(summarize({ status: answer.status, data, errors: codes }), `${viewer}: ${all.slice(-900)}`).toBe(
    gives[viewer],
  );
  expectNothingElse(viewer, shows, all);
}

const HTML = { accept: 'text/html' };

async function call(viewer: Viewer, key: string, row: EndpointCase, headers = {}): Promise<void> {
  const [method = '', pattern = ''] = key.split(' ');
  const { path = () => pattern, body, gives, shows = [], speaks } = row;
  const answer = await (await browser(viewer)).send(method, path(things), body?.(things, viewer), headers);
  const all = await allOf(answer);
  expect(answer.status, `${viewer}: ${all.slice(-900)}`).toBe(gives[viewer]);
  if (speaks) expect(all).toMatch(speaks);
  expectNothingElse(viewer, shows, all);
}

/** Returns all rows of a table, in order. */
const each = <T>(table: Readonly<Record<string, T | readonly T[]>>): [string, T][] =>
  Object.entries(table).flatMap(([key, rows]) => [rows].flat().map((row): [string, T] => [key, row as T]));

/** Runs reads for all viewers concurrently, and everything else one after the other. */
async function inTurn(key: string, asking: readonly Viewer[], one: (viewer: Viewer) => Promise<void>): Promise<void> {
  if (/^(GET|query) /.test(key)) await Promise.all(asking.map(one));
  else for (const viewer of asking) await one(viewer);
}

/** Runs each row of the endpoint and operation tables as these viewers. */
function everything(asking: readonly Viewer[]): void {
  it.each(each(endpointCases))('%s', (key, row) => inTurn(key, asking, (viewer) => call(viewer, key, row)));
  it.each(each(operationCases))('%s', (key, row) => inTurn(key, asking, (viewer) => ask(viewer, key, row)));
}

/** Tables that anyone may add rows to: contact requests, views, password resets. */
const ANYBODYS = [
  'lead',
  'reply_check',
  'listing_report',
  'tracked_match',
  'password_reset',
  'session',
  'publish_intent',
  'email',
];

/** Returns every row that belongs to the owner or to one of their listings, in any table. */
async function owned(): Promise<string> {
  const tables = await app.rows<{ table_name: string; key: string }>(
    `select table_name, min(column_name) as key from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'listing_id') and table_name <> all($1) and table_name not like 'tracked\\_match\\_%'
      group by table_name order by table_name`,
    [ANYBODYS],
  );
  const kept = await Promise.all(
    [{ table_name: 'account', key: 'id' }, ...tables].map(async ({ table_name: name, key }) => {
      const listings = `(select id from listing where account_id = ${things.owner})`;
      const mine = key === 'listing_id' ? `listing_id in ${listings}` : `${key} = ${things.owner}`;
      return [name, await app.rows(`select * from "${name}" where ${mine} order by "${name}"::text`)];
    }),
  );
  const sessions = await app.rows('select * from session where public_id = $1', [things.session]);
  const leads = await app.rows('select * from lead where id = $1', [things.lead]);
  return JSON.stringify([kept, sessions, leads], null, 1);
}

describe('the permission matrix', () => {
  it('has a row for every root field of the schema', () => {
    const kinds = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION, OperationTypeNode.SUBSCRIPTION];
    const all = kinds.flatMap((kind) => rootFields(kind).map((name) => `${kind} ${name}`));
    expect(Object.keys(operationCases).toSorted()).toEqual(all.toSorted());
  });

  it('has a row for every page', () => {
    expect(Object.keys(pageCases)).toEqual(screens.map(({ path }) => path));
  });

  it('has a row for every endpoint, or the endpoint returns 405 to every viewer', async () => {
    const without = [...routes].filter((route) => !(route in endpointCases) && route !== 'GET /*');
    const answering: string[] = [];
    for (const route of without) {
      const [method = '', url = ''] = route.split(' ');
      const one = async (viewer: Viewer) => {
        const { status } = await (await browser(viewer)).send(method, url.replaceAll(/:\w+/g, '1'));
        if (status !== 405) answering.push(`${route}: ${status} for ${viewer}`);
      };
      await Promise.all(viewers.map(one));
    }
    expect(answering).toEqual([]);
    expect(Object.keys(endpointCases).filter((key) => !routes.has(key))).toEqual([]);
  });
});

describe('a viewer who is not the owner', () => {
  let before: string;
  beforeAll(async () => {
    before = await owned();
  });

  everything(['anonymous', 'expired', 'other']);

  it("has changed none of the owner's data", async () => {
    expect(before).toContain('canary-contact@');
    expect(await owned()).toBe(before);
  });
});

describe('the owner', () => {
  everything(['owner']);
});

describe('a page is the same for every viewer', () => {
  // concurrently, because a rendered page serves all requests within a second
  it.each(each(pageCases))('%s', async (path, row) => {
    await Promise.all(viewers.map((viewer) => call(viewer, `GET ${path}`, row, HTML)));
  });
});

describe('a subscription', () => {
  const listen = async (viewer: Viewer) => {
    const { session } = await browser(viewer);
    class Landlord extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { origin: app.url, headers: { cookie: `session=${session}` } });
      }
    }
    const url = `${app.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: Landlord, retryAttempts: 0 });
    return collectEvents(client, wholeOperation(OperationTypeNode.SUBSCRIPTION, 'leadArrived'));
  };
  const asks = (home: { id: string }, message: string) =>
    app.services.leads.sendReply(
      {
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '3305550188',
        email: `${randomUUID()}@college.example`,
        housingId: home.id,
        message,
      },
      { ip: '192.0.2.9' },
    );

  it("gets only its landlord's own events, and is rejected without an active session", async () => {
    const listening = once(app.facts, 'listening');
    app.facts.start();
    await listening;
    for (const viewer of ['anonymous', 'expired'] as const) await expect(listen(viewer)).rejects.toThrow('closed');
    const [owner, other] = [await listen('owner'), await listen('other')];
    await asks(things.shown, 'Canary words of a renter.');
    await asks(things.others, 'For the other.');
    expect(JSON.stringify(await owner.next())).toContain('Canary words of a renter.');
    // in order: had the first been sent to both, it would come before this one
    expect(JSON.stringify(await other.next())).toContain('For the other.');
    await owner.stop();
    await other.stop();
  });
});
