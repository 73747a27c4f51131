import fc, { within } from '../setup/properties.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { badRequests, invalidateEachField, type Caller } from './fuzz/bad-requests.ts';
import { problemWith } from './fuzz/check-answer.ts';
import { operations, type Operation } from './fuzz/openapi-operations.ts';
import { HttpConnection, type RawRequest } from './fuzz/http-connection.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { browserOf } from './permission-matrix/viewers.ts';
import { FULL } from '../setup/full.ts';

/**
 * Bad requests to every call of the document, made from its own schemas and gone wrong in one place or in many: no 5xx,
 * no stack or statement, and every answer as the document has it. The seed is the same every day, so that a red run is
 * red again; FULL=1 sends ten times as many, others each time, and says which seed they had.
 */
const TEST_MS = 600_000;
const REQUESTS = FULL ? 20_000 : 2000;
const SEED = FULL ? Date.now() % 2 ** 31 : 20_261_122;
/** So many at a time: the server is kept busy, and each of them shrinks by itself when it fails. */
const LANES = 8;
const EACH = Math.ceil(REQUESTS / operations.length / LANES) * LANES;

let app: ServedApp;
let things: PrivateData;
let line: HttpConnection;
let sent = 0;

beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  things = await createPrivateData(app);
  line = new HttpConnection(app.url);
}, 120_000);
afterAll(async () => {
  line.close();
  await app.close();
});
beforeEach(() => app.rows('delete from throttle'));

/** Mostly the owner of what is asked about, who comes far; each call has its own sessions, for one of them ends them. */
async function callersOf(): Promise<Caller[]> {
  const each = (['anonymous', 'owner', 'owner', 'owner', 'expired'] as const).map(async (viewer): Promise<Caller> => {
    const client: RestClient = await browserOf(app, viewer, things.owner, things.other);
    await client.get('/api/session');
    const token = /XSRF-TOKEN=([^;]+)/.exec(client.cookies())?.[1] ?? '';
    return { cookie: client.cookies(), token };
  });
  return Promise.all(each);
}

/** What is there, by the names of fields and parameters. */
const known = () => ({
  id: [204_796, 43_085, Number(things.shown.id)],
  location_id: [204_796, 43_085, 39],
  location_type: ['college', 'city', 'state', '1', '2', '3'],
  school_id: [204_796],
  city_id: [43_085],
  housing_id: [Number(things.shown.id)],
  email: [things.ownerEmail, things.otherEmail, 'ada@college.example'],
  password: [things.password],
  password_confirmation: [things.password],
  images: [[things.picture]],
  pets: [[2], []],
  features: [[4], []],
  move_date: [0, '2027-08-15'],
  type: [84, 85],
  step: ['property-type-step', 'property-location-step', 'complete-step'],
  state: ['OH'],
  city: ['Columbus'],
  zip: ['43201'],
  phone: ['6145557143'],
});

async function stands(operation: Operation, request: RawRequest): Promise<void> {
  sent += 1;
  if (sent % 50 === 0) await app.rows('delete from throttle');
  const response = await line.send(request);
  const wrong = problemWith(operation, request, response);
  if (wrong !== null) throw new Error(`${wrong}\n${shown(request)}`);
}

const shown = ({ method, path, headers, body }: RawRequest) =>
  `${method} ${path.slice(0, 300)}\n${JSON.stringify(headers).slice(0, 600)}\n${String(body).slice(0, 1500)}`;

it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  async (_name, operation) => {
    const callers = await callersOf();
    for (const caller of callers.slice(0, 2))
      for (const request of invalidateEachField(operation, caller, known())) await stands(operation, request);
    const requests = badRequests(operation, callers, known());
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(requests, (request) => stands(operation, request)),
        { numRuns: EACH / LANES, seed: SEED + lane, ...within(TEST_MS) },
      ),
    );
    await Promise.all(lanes);
  },
  TEST_MS,
);

it('sent the intended number of requests', () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
