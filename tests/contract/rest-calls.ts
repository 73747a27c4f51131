import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_EXPORT_PATH } from '../../domain/account/account-export.ts';
import { rateLimits } from '../../domain/limits.ts';
import { samplePhoto } from '../setup/drafts.ts';
import { EMPTY_LANDLORD, LANDLORD, PASSWORD, type People } from './harness/server-and-mock.ts';
import { callProcessor } from './harness/test-cards.ts';
import { otherListing, isActive, ownListing } from './cases/contract-case.ts';
import { operation, schema, withTypenames } from './operation-documents.ts';
import { wholeOperation } from './full-selection.ts';
import { shapeErrors } from './response-shape.ts';
import { targets } from './harness/shared-targets.ts';
import type { EventStream, Person } from './harness/target.ts';
import { OperationTypeNode, parse, print } from 'graphql';

/** The client's requests besides its operations: sessions and tokens, uploads, the processor, the landlord's realtime page. */
/** Returns a response as the client reads it: status, content type, body, and the names of the cookies it sets. */
async function read(response: Response): Promise<Record<string, unknown>> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0];
  const text = await response.text();
  const body: unknown = type?.includes('json') ? JSON.parse(text) : text;
  const cookies = response.headers.getSetCookie().map((line) => line.split('=')[0]);
  return { status: response.status, type, body: withoutPlaces(body), cookies: cookies.toSorted() };
}

/** Removes the positions of errors in an operation's text, which only matter in the server's own explorer. */
function withoutPlaces(body: unknown): unknown {
  return typeof body === 'string'
    ? body
    : JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'locations' ? undefined : value)));
}

const codesOf = (body: unknown): unknown =>
  (body as { errors?: { extensions?: { code?: unknown } }[] }).errors?.map(({ extensions }) => extensions?.code);

/** Compares all requests besides the operations. */
export function compareRestCalls(): void {
  let visitor: People;
  beforeAll(() => {
    visitor = targets().people();
  });
  describe('sessions and tokens', () => {
    const me = { query: '{ me { email } }' };
    const post = (person: Person, body: unknown, headers: Record<string, string> = {}) =>
      person.bare('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });

    it('sets the token on the first page, and no second one while it is valid', async () => {
      const people = targets().people();
      const first = await people.do(async (person) => read(await person.bare('/api/session')));
      expect(first).toMatchObject({ status: 204, cookies: ['XSRF-TOKEN'] });
      expect(await people.do(async (person) => read(await person.bare('/api/session')))).toMatchObject({ cookies: [] });
    });

    it('rejects requests without the token, or with another', async () => {
      const people = targets().people();
      const bare = await people.do(async (person) => read(await post(person, me)));
      expect(bare).toMatchObject({ status: 403 });
      await people.do(async (person) => read(await person.bare('/api/session')));
      expect(
        await people.do(async (person) => read(await post(person, me, { 'x-xsrf-token': 'another' }))),
      ).toMatchObject({ status: 403 });
      expect(
        await people.do(async (person) =>
          read(await person.bare('/api/images-upload', { method: 'POST', body: new FormData() })),
        ),
      ).toMatchObject({ status: 403 });
    });

    it('sets cookies at login and clears them at logout', async () => {
      const people = targets().people();
      const send = (name: string, variables: Record<string, unknown> = {}) =>
        people.do(async (person) => {
          const body = JSON.stringify({ query: operation(name).query, variables });
          return read(
            await person.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
          );
        });
      expect(await send('Login', { email: LANDLORD, password: PASSWORD })).toMatchObject({
        cookies: ['XSRF-TOKEN', 'device', 'session', 'signed-in'],
      });
      expect(await send('Viewer')).toMatchObject({ body: { data: { me: { email: LANDLORD } } }, cookies: [] });
      expect(await send('Logout')).toMatchObject({ cookies: ['XSRF-TOKEN', 'session', 'signed-in'] });
      expect(await send('Viewer')).toMatchObject({ body: { data: { me: null } } });
    });

    it('returns how long to wait after too many attempts', async () => {
      await targets().each((side) => side.forgetThrottles());
      const people = targets().people();
      const body = JSON.stringify({
        query: operation('Login').query,
        variables: { email: LANDLORD, password: 'wrong' },
      });
      const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answers = await people.do(async (person) => {
        const statuses: number[] = [];
        for (let turn = 0; turn < 6; turn++) statuses.push((await person.fetch('/graphql', login)).status);
        const last = await person.fetch('/graphql', login);
        return { statuses, last: await read(last), waits: Number(last.headers.get('retry-after')) > 0 };
      });
      expect(answers).toMatchObject({ statuses: [200, 200, 200, 200, 200, 429], waits: true });
      await targets().each((side) => side.forgetThrottles());
    });

    it('returns 204 for the cookie of an ended session', async () => {
      const people = targets().people();
      await people.signIn(EMPTY_LANDLORD, PASSWORD);
      const { server, mock } = people.at;
      const stale = { server: server.cookies, mock: mock.cookies };
      await people.operate('Logout');
      const answer = await people.do(async (person) =>
        read(await person.bare('/api/session', { headers: { cookie: stale[person.side.name] } })),
      );
      expect(answer).toMatchObject({ status: 204 });
    });

    it.each([
      ['no operation at all', {}],
      ['a text that is none', { query: '{ me { ' }],
      ['an empty text', { query: '' }],
      ['a field that is not there', { query: '{ me { password } }' }],
      ['a variable that is not declared', { query: '{ school(id: $id) { id } }' }],
      ['two operations and no name', { query: 'query A { me { id } } query B { me { id } }' }],
      ['a name that is not there', { query: 'query A { me { id } }', operationName: 'B' }],
    ])('rejects %s', async (_, body) => {
      const people = targets().people();
      const answer = await people.do(async (person) => {
        const { status, body: errors } = await read(
          await person.fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        );
        return { status, codes: codesOf(errors) };
      });
      expect(answer.status).toBe(400);
    });

    it.each(['{', '[]', '7', '""'])('rejects a body that is %s', async (body) => {
      const people = targets().people();
      const answer = await people.do(
        async (person) =>
          (await person.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
            .status,
      );
      expect(answer).toBe(400);
    });
  });

  describe('uploads', () => {
    const send = (file: File | null, field = 'file') =>
      visitor.do(async (person) => {
        const form = new FormData();
        if (file) form.set(field, file);
        else form.set('words', 'and no picture');
        return read(await person.fetch('/api/images-upload', { method: 'POST', body: form }));
      });
    const file = (bytes: BlobPart, name = 'front.jpg', type = 'image/jpeg') => new File([bytes], name, { type });
    const drawn = (format: 'png' | 'gif' | 'webp', width = 900) =>
      sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: '#369' } })
        .toFormat(format)
        .toBuffer();

    it('accepts JPEG and PNG, and serves them', async () => {
      const jpeg = await send(file(await samplePhoto()));
      expect(jpeg).toMatchObject({ status: 200, body: { data: { large: expect.stringMatching(/-large\.jpg$/) } } });
      expect(await send(file(await drawn('png'), 'front.png', 'image/png'))).toMatchObject({ status: 200 });
      // The given file name and type do not matter.
      expect(await send(file(await drawn('png'), 'front.txt', 'text/plain'))).toMatchObject({ status: 200 });
      const warning = expect.stringContaining('40 pixels');
      expect(await send(file(await drawn('png', 40)))).toMatchObject({ status: 200, body: { warning } });
      const pairs = await targets().each((side) =>
        (side === targets().server ? visitor.at.server : visitor.at.mock).upload(picture),
      );
      for (const [index, { large, small }] of pairs.entries())
        for (const path of [large, small]) {
          const response = await [visitor.at.server, visitor.at.mock][index]?.bare(path);
          expect([response?.status, response?.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        }
    });

    let picture: Uint8Array<ArrayBuffer>;
    beforeAll(async () => {
      picture = await samplePhoto();
    });

    it.each([
      ['a GIF', async () => file(await drawn('gif'), 'front.gif', 'image/gif')],
      ['a WebP that says it is a JPEG', async () => file(await drawn('webp'))],
      ['words that say they are a JPEG', async () => file('no picture at all')],
      ['a JPEG that was cut off', async () => file((await samplePhoto()).slice(0, 40))],
      ['nothing', async () => file('')],
      ['eleven megabytes', async () => file(new Uint8Array(11 * 1024 * 1024))],
    ])('rejects %s', async (_, make) => {
      expect(await send(await make())).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } });
    });

    it('rejects a form without an image', async () => {
      expect(await send(null)).toMatchObject({ status: 422 });
      expect(await send(file(picture), 'picture')).toMatchObject({ status: 422 });
      const json = (person: Person) =>
        person.fetch('/api/images-upload', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
      expect(await visitor.do(async (person) => read(await json(person)))).toMatchObject({ status: 415 });
    });

    it("serves the seed's images and no unknown ones", async () => {
      const shown = otherListing(targets().seed).images[0]?.large ?? '';
      const look = (path: string) => visitor.do(async (person) => (await person.bare(path)).status);
      expect(await look('/pictures/5f0c1a52-0000-4000-8000-000000000000-large.jpg')).toBe(404);
      expect(await look('/pictures/..%2Fsecret.jpg')).toBe(404);
      expect((await visitor.at.mock.bare(shown)).status).toBe(200);
    });
  });

  describe('the processor', () => {
    const good = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[cvc]': '123',
      'card[exp_month]': '12',
      'card[exp_year]': '2031',
    };
    it.each([
      ['a good card', {}],
      ['another', { 'card[number]': '378282246310005', 'card[cvc]': '1234' }],
      ['a wrong check digit', { 'card[number]': '4242424242424241' }],
      ['a number that is too short', { 'card[number]': '42' }],
      ['a month that is none', { 'card[exp_month]': '13' }],
      ['a year that has passed', { 'card[exp_year]': '2020' }],
      ['a code that is too short', { 'card[cvc]': '1' }],
    ])('%s', async (_, more) => {
      await visitor.do(async (person) => {
        const { status, answer } = await callProcessor(person, 'payment_methods', { ...good, ...more });
        const error = (answer['error'] ?? null) as Record<string, unknown> | null;
        return {
          status,
          id: typeof answer['id'],
          error: error && { type: error['type'], code: error['code'], decline: error['decline_code'] },
        };
      });
    });
  });

  describe("the copy of an account's data", () => {
    /** Compares the status, the headers and the sections of the file; each side's rows have its own columns. */
    const file = (people: People) =>
      people.do(async (person) => {
        const response = await person.bare(ACCOUNT_EXPORT_PATH);
        const { body, ...rest } = await read(response);
        const disposition = response.headers.get('content-disposition')?.replace(/\d{4}-\d\d-\d\d/, 'DATE');
        const sections = Object.entries(body as object).map(([name, rows]) => [name, Array.isArray(rows)]);
        return { ...rest, disposition, sections };
      });

    it('has the same sections, until an account has had its files of this minute', async () => {
      const people = targets().people();
      await people.signIn(LANDLORD, PASSWORD);
      const full = { status: 200, disposition: 'attachment; filename="my-data-DATE.json"' };
      for (let n = 0; n < rateLimits.accountData; n++) expect(await file(people)).toMatchObject(full);
      expect(await file(people)).toMatchObject({ status: 429 });
    });

    it('requires a session', async () => {
      expect(await file(targets().people())).toMatchObject({ status: 401 });
    });
  });

  describe('the CSV of leads', () => {
    const file = (people: People, query = '') =>
      people.do(async (person) => read(await person.bare(`/api/leads.csv${query}`)));

    it('has the same cells, with every filter', async () => {
      const people = targets().people();
      await people.signIn(LANDLORD, PASSWORD);
      const all = await file(people);
      expect(all).toMatchObject({
        status: 200,
        type: 'text/csv',
        body: expect.stringContaining('On hold until next month'),
      });
      for (const query of ['?stage=new', '?text=woodruff', '?spam=1', '?listing=porch', '?stage=sold', '?spam=yes'])
        expect(await file(people, query)).toMatchObject({ status: 200 });
    });

    it('is refused to an account that has had its files of this minute', async () => {
      const people = targets().people();
      await people.signIn(LANDLORD, PASSWORD);
      for (let n = 0; n < rateLimits.csvFile; n++) await file(people);
      expect(await file(people)).toMatchObject({ status: 429 });
    });

    it('requires a session', async () => {
      expect(await file(targets().people())).toMatchObject({ status: 401 });
    });
  });

  describe("the landlord's realtime page", () => {
    const live = withTypenames(parse(wholeOperation(OperationTypeNode.SUBSCRIPTION, 'leadArrived')));
    const query = print(live);
    const listen = (people: People) => Promise.all([people.at.server.listen(query), people.at.mock.listen(query)]);
    const receive = async ([server, mock]: EventStream[]) => {
      const says = [await server?.next(), await mock?.next()] as { data: unknown }[];
      for (const { data } of says) expect(shapeErrors(schema, live, data)).toEqual([]);
      visitor.same(says[0], says[1]);
    };
    const stop = async (pages: EventStream[]) => void (await Promise.all(pages.map((each) => each.stop())));
    const request = async (housingId: number, name: string) => {
      // Each renter is on a network of their own.
      await targets().each((side) => side.forgetThrottles());
      return visitor.operate('SaveRequest', {
        request: {
          firstName: name,
          lastName: 'Lovelace',
          email: `${name}@live.example`,
          phone: '6145550123',
          housingId: String(housingId),
        },
      });
    };
    const landlord = async (email: string) => {
      const people = targets().people();
      await people.signIn(email, PASSWORD);
      return people;
    };

    beforeEach(async () => void (await targets().each((side) => side.forgetThrottles())));

    it("gets each lead of its own listings, and of nobody else's", async () => {
      const pages = await listen(await landlord(LANDLORD));
      await request(otherListing(targets().seed).id, 'Elsewhere');
      await request(ownListing(targets().seed, isActive).id, 'Ada');
      await receive(pages);
      await request(ownListing(targets().seed, isActive).id, 'Grace');
      await receive(pages);
      await stop(pages);
    });

    it('gets no waiting lead', async () => {
      const pages = await listen(await landlord(LANDLORD));
      const capped = targets().seed.leads.find(({ deliveredAt }) => deliveredAt === null)?.listingId ?? 0;
      const { data } = await request(capped, 'Patience');
      expect(data).toMatchObject({ saveRequest: { delivered: false } });
      await request(ownListing(targets().seed, isActive).id, 'Joan');
      await receive(pages);
      await stop(pages);
    });

    it('gets each change of a lead, on whatever page it was made', async () => {
      const people = await landlord(LANDLORD);
      const changes = withTypenames(parse(wholeOperation(OperationTypeNode.SUBSCRIPTION, 'leadChanged')));
      const pages = await Promise.all([people.at.server.listen(print(changes)), people.at.mock.listen(print(changes))]);
      const lead = targets().seed.leads.findLast(({ deliveredAt }) => deliveredAt !== null);
      await people.operate('ChangeLead', { id: String(lead?.id), change: { note: 'Heard' } });
      const says = [await pages[0]?.next(), await pages[1]?.next()] as { data: unknown }[];
      expect(says[0]).toMatchObject({ data: { leadChanged: { note: 'Heard' } } });
      for (const { data } of says) expect(shapeErrors(schema, changes, data)).toEqual([]);
      people.same(says[0], says[1]);
      await stop(pages);
    });

    it("gets each call when it rings and when it is over, and nobody else's", async () => {
      const people = await landlord(LANDLORD);
      const calls = withTypenames(parse(wholeOperation(OperationTypeNode.SUBSCRIPTION, 'callChanged')));
      const pages = await Promise.all([people.at.server.listen(print(calls)), people.at.mock.listen(print(calls))]);
      const home = ownListing(targets().seed, (row) => isActive(row) && row.vanityPhone !== null).id;
      const ends: (() => Promise<void>)[] = [];
      const called = async (outcome: string) => {
        const says = [await pages[0]?.next(), await pages[1]?.next()] as { data: unknown }[];
        expect(says[0]).toMatchObject({ data: { callChanged: { listingId: String(home), outcome } } });
        for (const { data } of says) expect(shapeErrors(schema, calls, data)).toEqual([]);
        people.same(says[0], says[1]);
      };
      await targets().each(async (side) => void ends.push(await side.ring(home)));
      await called('ringing');
      for (const end of ends) await end();
      await called('missed');
      await stop(pages);
    });

    it('rejects visitors', async () => {
      const people = targets().people();
      await targets().each(async (side) => expect(people.at[side.name].listen(query)).rejects.toThrow());
    });

    it('closes when the session ends', async () => {
      const people = await landlord(EMPTY_LANDLORD);
      const pages = await listen(people);
      const ends = pages.map((page) => expect(page.next()).rejects.toMatchObject({ code: 4401 }));
      await people.operate('Logout');
      await Promise.all(ends);
    });

    it('runs nothing but subscriptions', async () => {
      const people = await landlord(LANDLORD);
      const pages = await Promise.all([
        people.at.server.listen('{ me { id } }'),
        people.at.mock.listen('{ me { id } }'),
      ]);
      const says = await Promise.all(pages.map((page) => page.next().catch((error: unknown) => error)));
      expect(says[0]).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
      expect(says[1]).toEqual(says[0]);
      await stop(pages);
    });
  });
}
