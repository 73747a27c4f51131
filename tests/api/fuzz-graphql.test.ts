import fc, { within } from '../setup/properties.ts';
import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { widgetSchema } from '../../server/widget/widget-schema.ts';
import { WidgetTokens } from '../../server/widget/widget-tokens.ts';
import { schema } from '../contract/operation-documents.ts';
import { rootFields, wholeOperation } from '../contract/full-selection.ts';
import { SECRET, serveApp, type ServedApp } from '../setup/served-app.ts';
import { valuesOfType } from './fuzz/values-from-type.ts';
import { malformedOperations, malformedTokens } from './fuzz/graphql-requests.ts';
import { INTERNAL_DETAILS } from './fuzz/check-answer.ts';
import { knownValues } from './fuzz/known-values.ts';
import { createPrivateData, type PrivateData } from './permission-matrix/private-data.ts';
import { browserOf } from './permission-matrix/viewers.ts';
import { FULL } from '../setup/full.ts';

/**
 * Sends values that the schema's types accept and no client would send to every root field, at the site's endpoint and
 * the widget's: they are rejected or accepted, never an unexpected error.
 */
const TEST_MS = 600_000;
const EACH = FULL ? 200 : 6;
const SEED = FULL ? Date.now() % 2 ** 31 : 20_261_122;

let app: ServedApp;
let things: PrivateData;
beforeAll(async () => {
  app = await serveApp(undefined, undefined, { TRUST_PROXY: 'true' });
  things = await createPrivateData(app);
}, 120_000);
beforeEach(() => app.rows('delete from throttle'));
afterAll(() => app.close());

const kinds = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION];
const fields = kinds.flatMap((kind) => rootFields(kind).map((name) => [`${kind} ${name}`, kind, name] as const));

/** Returns values for a root field's arguments that their types accept. */
const badValues = (kind: OperationTypeNode, name: string) => {
  const args = schema.getRootType(kind)?.getFields()[name]?.args ?? [];
  const known = knownValues(things);
  const values = fc.record(Object.fromEntries(args.map((arg) => [arg.name, valuesOfType(arg.type, known, arg.name)])));
  return { values, runs: args.length > 0 ? EACH : 2 };
};

/** Checks that there is no unexpected error and no internal detail. @returns the text of the response */
async function stands(answer: Response): Promise<string> {
  const text = await answer.text();
  expect(answer.status, text.slice(0, 400)).toBeLessThan(500);
  expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  // an error may name types and fields, and nothing below them
  expect(INTERNAL_DETAILS.exec(text)?.[0]).toBeUndefined();
  // Apollo writes its own header where it rejects persisted queries
  expect(answer.headers.get('cache-control')).toMatch(/^(no-store|private, no-cache, must-revalidate)$/);
  return text;
}

it.each(fields)(
  '%s',
  async (_name, kind, name) => {
    const query = wholeOperation(kind, name);
    const { values, runs } = badValues(kind, name);
    const sent = fc.tuple(values, fc.constantFrom('anonymous', 'owner', 'owner'), fc.ipV4());
    const ask = async ([variables, viewer, ip]: [unknown, 'anonymous' | 'owner', string]) => {
      const client = await browserOf(app, viewer, things.owner, things.other);
      await stands(await client.post('/graphql', { query, variables }, { 'x-forwarded-for': ip }));
    };
    await fc.assert(fc.asyncProperty(sent, ask), { numRuns: runs, seed: SEED, ...within(TEST_MS) });
  },
  TEST_MS,
);

describe('the endpoint of the widget', () => {
  const widget = widgetSchema(schema);
  const inWidget = (kind: OperationTypeNode, name: string) => widget.getRootType(kind)?.getFields()[name] !== undefined;
  let cookie = '';
  const token = () => new WidgetTokens(SECRET).issue('cr');
  const post = (body: string, ip: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/embed/graphql?site=cr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-widget-token': token(), 'x-forwarded-for': ip, ...headers },
      body,
    });

  it.each(fields.filter(([, kind, name]) => inWidget(kind, name)))(
    '%s',
    async (_name, kind, name) => {
      const query = wholeOperation(kind, name);
      const { values, runs } = badValues(kind, name);
      const ask = async (variables: unknown, ip: string) => {
        const answer = await post(JSON.stringify({ query, variables }), ip);
        await stands(answer);
        expect(answer.headers.getSetCookie()).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(values, fc.ipV4(), ask), { numRuns: runs, seed: SEED, ...within(TEST_MS) });
    },
    TEST_MS,
  );

  it.each(fields.filter(([, kind, name]) => !inWidget(kind, name)))('does not have %s', async (_name, kind, name) => {
    cookie ||= (await browserOf(app, 'owner', things.owner, things.other)).cookies();
    const answer = await post(JSON.stringify({ query: wholeOperation(kind, name) }), '10.0.0.1', { cookie });
    expect(answer.status).toBe(400);
    // and suggests no other field
    expect(await stands(answer)).toMatch(/Cannot query field|Unknown type/);
  });

  it(
    'rejects malformed operations with a status below 500 and without data of a landlord',
    async () => {
      const tokens = fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: malformedTokens },
      );
      const ask = async (body: string, ip: string, wrong: string | undefined) => {
        const answer = await post(body, ip, wrong === undefined ? {} : { 'x-widget-token': wrong });
        const result = JSON.parse(await stands(answer)) as { errors?: unknown; message?: unknown };
        if (wrong !== undefined) expect(answer.status).toBe(403);
        if (answer.status >= 400) expect(result).toHaveProperty('errors');
      };
      await fc.assert(fc.asyncProperty(malformedOperations, fc.ipV4(), tokens, ask), {
        numRuns: EACH * 40,
        seed: SEED,
        ...within(TEST_MS),
      });
    },
    TEST_MS,
  );
});
