import fc from 'fast-check';
import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../contract/documents.ts';
import { rootFields, wholeOperation } from '../contract/selection.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';
import { fromType } from './fuzz/from-type.ts';
import { INSIDES } from './fuzz/judge.ts';
import { makeThings, type Things } from './matrix/things.ts';
import { browserOf } from './matrix/viewers.ts';

/**
 * The other door of the same rooms: values that the schema's types let through and that nobody would send, to every field
 * of its roots. Refused or taken, but never a surprise.
 */
const FULL = process.env['FULL'] === '1';
const EACH = FULL ? 200 : 6;
const SEED = FULL ? Date.now() % 2 ** 31 : 20_261_122;

let app: ServedApp;
let things: Things;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  things = await makeThings(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const known = () => ({
  id: [things.shown.id, '204796', '43085', '39', String(things.lead)],
  ids: [things.shown.id],
  slug: [things.shown.slug, 'ohio-state-university', 'oh'],
  listingId: [things.shown.id],
  housingId: [things.shown.id],
  locationId: ['204796', '43085', '39'],
  schoolId: ['204796'],
  email: ['ada@college.example'],
  phone: ['6145551234'],
  firstName: ['Ada'],
  lastName: ['Byron'],
  step: ['property-location-step', 'complete-step'],
  state: ['OH'],
});

const kinds = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION];
const fields = kinds.flatMap((kind) => rootFields(kind).map((name) => [`${kind} ${name}`, kind, name] as const));

it.each(fields)(
  '%s',
  async (_name, kind, name) => {
    const query = wholeOperation(kind, name);
    const args = schema.getRootType(kind)?.getFields()[name]?.args ?? [];
    const variables = fc.record(
      Object.fromEntries(args.map((arg) => [arg.name, fromType(arg.type, known(), arg.name)])),
    );
    const sent = fc.tuple(variables, fc.constantFrom('anonymous', 'owner', 'owner'), fc.ipV4());
    const ask = async ([given, viewer, ip]: [unknown, 'anonymous' | 'owner', string]) => {
      const client = await browserOf(app, viewer, things.owner, things.other);
      const answer = await client.post('/graphql', { query, variables: given }, { 'x-forwarded-for': ip });
      const text = await answer.text();
      expect(answer.status, text.slice(0, 400)).toBeLessThan(500);
      expect(text).not.toContain('INTERNAL_SERVER_ERROR');
      // names of our own types and fields may stand in a refusal, and nothing below them
      expect(INSIDES.exec(text)?.[0]).toBeUndefined();
    };
    await fc.assert(fc.asyncProperty(sent, ask), { numRuns: args.length > 0 ? EACH : 2, seed: SEED });
  },
  600_000,
);
