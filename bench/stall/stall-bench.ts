import { OperationTypeNode } from 'graphql';
import pg from 'pg';
import { operations } from '../../tests/api/fuzz/openapi-operations.ts';
import { schema } from '../../tests/contract/operation-documents.ts';
import { rootFields, wholeOperation } from '../../tests/contract/full-selection.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { servePages } from '../web/web-server.ts';
import { loopProbe, type LoopReading } from './loop-probe.ts';
import { stallPeople } from './stall-cases.ts';
import { valueOfSchema, valueOfType, type Filling } from './worst-values.ts';

/** Bytes of a body, below the limit of 256 KB. */
const BODY = 260_000;
const TEXTS = [
  ' ',
  'a',
  '1',
  '@',
  '-',
  'a@',
  'a.',
  'a ',
  '(',
  '<a>',
  '\n',
  '\ufdfa',
  '6 1 4 ',
  'no kids ',
  '\u0301',
  '"',
  '\u200b',
];
const LENGTHS = [200, 5000, 19_900, Infinity];

export interface StallResult extends LoopReading {
  name: string;
  of: string;
  status: number;
}

export async function stallBench(listings: number): Promise<StallResult[]> {
  buildProduct();
  await using open = new AsyncDisposableStack();
  const databaseUrl = await benchDatabase(await benchPostgres(open), listings);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  open.defer(() => pool.end());
  const probe = await loopProbe();
  const origin = await servePages(databaseUrl, open, probe.nodeArguments, { READ_BUDGET: '0' });
  const people = await stallPeople(origin, pool);
  const { landlord, draft, own, image } = people;
  const results = new Map<string, StallResult>();
  const only = process.env['ONLY'];
  const measure = async (name: string, of: string, send: () => Promise<Response>) => {
    if (only && !new RegExp(only).test(name)) return;
    await pool.query('delete from throttle');
    await probe.read();
    // A body that is too large ends its connection.
    const answer = await send().catch(() => Response.error());
    await answer.arrayBuffer();
    const reading = await probe.read();
    const before = results.get(name);
    if (!before || before.cpu < reading.cpu) results.set(name, { name, of, status: answer.status, ...reading });
    if (reading.cpu > 50)
      console.log(name, JSON.stringify(of), answer.status, reading.cpu.toFixed(0), reading.delay.toFixed(0));
  };
  const plain = () => landlord.get('/api/housing/search?location_type=college&location_id=204796&bedrooms=2');
  for (let i = 0; i < 30; i++) await measure('plain search', '', plain);
  results.delete('plain search');
  for (let i = 0; i < 30; i++) await measure('plain search', '', plain);
  const { id: _id, ...sound } = draft;
  const known: Filling['known'] = {
    id: own.id,
    ids: [own.id],
    slug: own.slug,
    listingId: own.id,
    housingId: own.id,
    housing_id: own.id,
    locationId: '204796',
    location_id: 204796,
    locationType: 'college',
    location_type: 'college',
    schoolId: '204796',
    school_id: 204796,
    step: 'complete-step',
    images: [image],
    paymentMethod: 'pm_card_visa',
    state: 'OH',
    zip: '43201',
    first: 20,
    page: 1,
  };
  const strings = (make: (filling: Filling) => unknown) =>
    (JSON.stringify(make({ text: '\u0000T', items: 1, known })).match(/"\\u0000T"/g) ?? []).length;
  const fillings = (make: (filling: Filling) => unknown): [string, Filling][] => {
    const count = Math.max(1, strings(make));
    const texts = TEXTS.flatMap((text) =>
      LENGTHS.map((length): [string, Filling] => {
        const bytes = Buffer.byteLength(JSON.stringify(text)) - 2;
        const times = Math.floor(Math.min(length / text.length, (BODY - 5000) / count / bytes));
        return [`${JSON.stringify(text)} × ${times}`, { text: text.repeat(times), items: 1, known }];
      }),
    );
    const one = JSON.stringify(make({ text: '1', items: 1, known })).length;
    const two = JSON.stringify(make({ text: '1', items: 2, known })).length;
    const lists =
      two > one
        ? [60, Math.floor((BODY - one) / (two - one))].map((items): [string, Filling] => [
            `lists of ${items}`,
            { text: '1', items, known },
          ])
        : [];
    return [...texts, ...lists];
  };
  for (const operation of operations) {
    const { method, path, body, multipart } = operation;
    const name = `${method} ${path}`;
    if (multipart) continue;
    const url = path.replaceAll(/\{\w+\}/g, '1');
    if (!body) {
      const query = operation.parameters.filter((each) => each.in === 'query');
      const make = (filling: Filling) =>
        query.map((each) => [each.name, valueOfSchema(each.schema, filling, each.name)]);
      for (const text of TEXTS) {
        const filled = make({
          text: text.repeat(
            Math.max(1, Math.floor(6000 / Math.max(1, query.length) / encodeURIComponent(text).length)),
          ),
          items: 1,
          known,
        });
        const search = new URLSearchParams(filled.map(([key, value]) => [String(key), String(value)]));
        await measure(name, text, () => landlord.get(`${url}?${search}`));
      }
      continue;
    }
    const make = (filling: Filling) => valueOfSchema(body, filling);
    for (const [of, filling] of fillings(make)) await measure(name, of, () => landlord.post(url, make(filling)));
    if (path.startsWith('/api/posting/'))
      for (const [of, filling] of fillings((given) => ({ ...sound, description: given.text })))
        await measure(name, `description ${of}`, () =>
          landlord.post(url, { ...sound, id: own.id, step: 'complete-step', payment: {}, description: filling.text }),
        );
  }
  for (const kind of [OperationTypeNode.QUERY, OperationTypeNode.MUTATION])
    for (const name of rootFields(kind)) {
      if (/^(logout|deleteAccount|endSession)/.test(name)) continue;
      const args = schema.getRootType(kind)?.getFields()[name]?.args ?? [];
      const query = wholeOperation(kind, name);
      const make = (filling: Filling) =>
        Object.fromEntries(args.map((arg) => [arg.name, valueOfType(arg.type, filling, arg.name)]));
      const all = args.length > 0 ? fillings(make) : [['', { text: '', items: 1, known }] as [string, Filling]];
      for (const [of, filling] of all)
        await measure(`${kind} ${name}`, of, () => landlord.post('/graphql', { query, variables: make(filling) }));
    }
  return [...results.values()].toSorted((a, b) => b.cpu - a.cpu);
}
