import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseDraft, photograph, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** Posts without an Idempotency-Key: the account's e-mail and the draft make one attempt for ten minutes (K27). */
let app: ServedApp;
let images: Awaited<ReturnType<RestClient['upload']>>;
let visitors = 0;
const PASSWORD = 'seven blue kites';

beforeAll(async () => {
  app = await serveApp();
  images = await new RestClient(app.url).upload(await photograph());
});
beforeEach(async () => void (await app.rows('delete from throttle')));
afterAll(() => app.close());

const newEmail = () => `visitor-${++visitors}@maple.example`;
const body = (email: string, password = PASSWORD) => {
  const house = houseDraft([images]);
  const location = { ...house.location, coordinates: { lat: 39.997, lon: -83.005 } };
  const account = { email, password, password_confirmation: password };
  return { ...house, location, ...account, payment: testCard };
};

async function post(client: RestClient, draft: object): Promise<{ status: number; listing: number | undefined }> {
  const answer = await client.post('/api/posting/post', draft);
  const { listing } = (await answer.json()) as { listing?: { id: number } };
  return { status: answer.status, listing: listing?.id };
}

const chargesOf = async (email: string) =>
  (
    await app.rows(
      `select l.id from listing l join account a on a.id = l.account_id join ledger g on g.listing_id = l.id
       where lower(a.email) = lower($1) and g.kind = 'charge'`,
      [email],
    )
  ).length;

const expireKeys = () => app.rows(`update publish_intent set opened_at = opened_at - interval '10 minutes 1 second'`);

describe('a post without a key', () => {
  it('is charged once when it is repeated with the session that it began', async () => {
    const email = newEmail();
    const client = new RestClient(app.url);
    const first = await post(client, body(email));
    expect(first.status).toBe(200);
    expect(await post(client, body(email))).toEqual(first);
    expect(await post(client, body(` ${email.toUpperCase()} `))).toEqual(first);
    expect(await chargesOf(email)).toBe(1);
  });

  it('is charged once when a visitor repeats it with the same password, however the e-mail is written', async () => {
    const email = newEmail();
    const first = await post(new RestClient(app.url), body(email));
    expect(await post(new RestClient(app.url), body(email))).toEqual(first);
    expect(await post(new RestClient(app.url), body(`  ${email.toUpperCase()} `))).toEqual(first);
    expect(await chargesOf(email)).toBe(1);
  });

  it('is charged once when repeats with and without the session arrive at the same time', async () => {
    const email = newEmail();
    const client = new RestClient(app.url);
    const first = await post(client, body(email));
    const repeats = await Promise.all(
      Array.from({ length: 4 }, (_, at) => post(at % 2 ? client : new RestClient(app.url), body(email))),
    );
    expect(new Set(repeats.map(({ listing }) => listing))).toEqual(new Set([first.listing]));
    expect(await chargesOf(email)).toBe(1);
  });

  it('is refused, neither charged nor answered with the first result, to another password or account', async () => {
    const email = newEmail();
    await post(new RestClient(app.url), body(email));
    const stranger = new RestClient(app.url);
    expect(await post(stranger, body(email, 'nine red kites'))).toEqual({ status: 422, listing: undefined });
    expect(await (await stranger.post('/graphql', { query: '{ me { email } }' })).json()).toEqual({
      data: { me: null },
    });
    expect(await chargesOf(email)).toBe(1);
  });

  it('is one attempt for a landlord who is logged in', async () => {
    const email = newEmail();
    await app.account(email, PASSWORD);
    const client = new RestClient(app.url);
    expect((await client.post('/login', { email, password: PASSWORD })).status).toBe(200);
    const { email: _email, password: _password, password_confirmation: _again, ...draft } = body(email);
    const first = await post(client, draft);
    expect(first.status).toBe(200);
    expect(await post(client, draft)).toEqual(first);
    expect(await post(client, body('another@maple.example'))).toEqual(first);
    expect(await chargesOf(email)).toBe(1);
  });

  it('is a new attempt when a derived key is older than ten minutes', async () => {
    const email = newEmail();
    const client = new RestClient(app.url);
    const first = await post(client, body(email));
    await expireKeys();
    expect(await post(new RestClient(app.url), body(email))).toEqual({ status: 422, listing: undefined });
    const second = await post(client, body(email));
    expect(second.status).toBe(200);
    expect(second.listing).not.toBe(first.listing);
    expect(await chargesOf(email)).toBe(2);
  });
});
