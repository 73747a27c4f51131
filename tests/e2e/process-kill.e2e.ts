import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { startProduct } from '../setup/running-product.ts';
import { FULL, itInFull } from '../setup/full.ts';
import { RestClient } from '../setup/rest-client.ts';

/**
 * The guarantee of the money rules, through the public API: whenever the server is killed while a landlord publishes or
 * a renter sends a contact request, after a restart either nothing or the complete result exists, and one charge at
 * most.
 */
const kills = FULL ? 30 : 2;
/** Half a minute for a kill, its restart and what is checked then; on a busy machine it takes 17 seconds. */
const timeout = kills * 30_000 + 60_000;
const product = await startProduct();
afterAll(() => product.stop());

const rows = async <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await product.database.pool.query<Row>(sql, values)).rows;

/** Kills are spread over the whole call: the first one early, the last about when the response is sent. */
const delayOf = (index: number, longest: number) => Math.round(((index + Math.random()) / kills) * longest);

const killDuring = async (call: Promise<Response>, milliseconds: number): Promise<Response | undefined> => {
  const answer = call.catch(() => undefined);
  const timer = setTimeout(() => void product.kill('SIGKILL'), milliseconds);
  const response = await answer;
  clearTimeout(timer);
  await product.kill('SIGKILL');
  await product.restart();
  // The test makes more attempts a minute than a person does, and rate limits are not under test here.
  await product.database.pool.query('delete from throttle');
  return response;
};

const devData = async (path: string) =>
  ((await (await fetch(`${product.url}/dev/api/${path}`)).json()) as { data: Record<string, unknown>[] }).data;

it(
  `survives ${kills} kills while a landlord publishes: nothing or the complete result, one charge at most`,
  { timeout },
  async () => {
    const client = new RestClient(product.url);
    const pair = await client.upload(await samplePhoto());
    for (let index = 0; index < kills; index++) {
      const email = `landlord-${index}@kill.example`;
      const draft = { ...houseDraft([pair]), id: randomUUID() };
      const body = {
        ...draft,
        payment: testCard,
        email,
        password: 'a long phrase',
        password_confirmation: 'a long phrase',
      };
      const key = randomUUID();
      const fresh = new RestClient(product.url);
      await fresh.get('/api/schools/search?s=');
      await killDuring(fresh.post('/api/posting/post', body, { 'idempotency-key': key }), delayOf(index, 700));
      // The landlord retries with the same key, as the page does after a network failure.
      const again = await new RestClient(product.url).post('/api/posting/post', body, { 'idempotency-key': key });
      expect(again.status, await again.clone().text()).toBe(200);
      const listings = await rows<{ id: string; status: number }>(
        'select l.id, l.status from listing l join account a on a.id = l.account_id where a.email = $1',
        email,
      );
      expect(listings).toHaveLength(1);
      expect(await rows('select 1 from offer where listing_id = $1 and bedrooms = 4', listings[0]?.id)).toHaveLength(1);
      const customers = (await devData('stripe/customers')).filter((customer) => customer['email'] === email);
      const paid = (await devData('stripe/invoices')).filter(
        (invoice) => invoice['status'] === 'paid' && customers.some(({ id }) => id === invoice['customer']),
      );
      expect(paid).toHaveLength(1);
    }
  },
);

it(
  `survives ${kills} kills while a renter sends a contact request: one stored lead, one email`,
  { timeout },
  async () => {
    const [home] = await rows<{ id: string }>('select id from listing where status = 1 and type = 84 limit 1');
    for (let index = 0; index < kills; index++) {
      const email = `renter-${index}@kill.example`;
      const request = {
        first_name: 'Ana',
        last_name: 'Diaz',
        phone: '614 555 0199',
        email,
        housing_id: Number(home?.id),
        school_id: null,
        location_type: 'college',
        pets: [0],
        features: [],
        move_date: 0,
      };
      await rows('insert into renter_email (email, requested_at, confirmed_at) values ($1, now(), now())', email);
      const fresh = new RestClient(product.url);
      await fresh.get('/api/schools/search?s=');
      const response = await killDuring(fresh.post('/api/housing/save-request', request), delayOf(index, 60));
      const again = await new RestClient(product.url).post('/api/housing/save-request', request);
      expect(again.status, await again.clone().text()).toBe(200);
      const leads = await rows<{ id: string }>('select id from lead where lower(email) = $1', email);
      expect(leads).toHaveLength(1);
      if (response?.status === 200)
        expect(((await response.json()) as { data: { id: number } }).data.id).toBe(Number(leads[0]?.id));
      const emails = async (to: 'landlord' | 'renter') =>
        (await devData('mails')).filter(
          (mail) => String(mail['text']).includes(email) && (mail['to'] === email) === (to === 'renter'),
        ).length;
      await expect.poll(() => emails('landlord'), { timeout: 20_000 }).toBe(1);
      await expect.poll(() => emails('renter'), { timeout: 20_000 }).toBe(1);
      expect(await emails('landlord')).toBe(1);
    }
  },
);

itInFull(
  `survives ${kills} kills in a checkout of three drafts: each is published once or still a draft`,
  async () => {
    const client = new RestClient(product.url);
    const logIn = () => client.post('/login', { email: 'landlord@demo.example', password: 'demo-landlord' });
    await logIn();
    const pair = await client.upload(await samplePhoto());
    const ask = (query: string, variables: object) => client.post('/graphql', { query, variables });
    const publish = (id: string) =>
      ask(
        `mutation ($id: ID!) { publishDraft(id: $id, price: 29, paymentMethod: "on_file") { __typename
          ... on Invalid { errors { field messages } } } }`,
        { id },
      );
    const paid = async () => (await devData('stripe/invoices')).filter(({ status }) => status === 'paid').length;
    for (let index = 0; index < kills; index++) {
      const ids = Array.from({ length: 3 }, () => randomUUID());
      for (const id of ids)
        await ask('mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft) { __typename } }', {
          draft: { ...houseDraft([pair]), name: `House ${id.slice(0, 4)}`, id },
        });
      const before = await paid();
      const checkout = async () => {
        for (const id of ids.slice(0, -1)) await publish(id);
        return publish(ids[2] ?? '');
      };
      await killDuring(checkout(), delayOf(index, 900));
      const stored = await rows<{ listings: string; drafts: string }>(
        `select (select count(*) from listing l where l.draft_id = each.id) as listings,
          (select count(*) from saved_draft d where d.draft_id = each.id and d.draft is not null) as drafts from unnest($1::uuid[]) each (id)`,
        ids,
      );
      for (const { listings, drafts } of stored) expect(['1 0', '0 1', '1 1']).toContain(`${listings} ${drafts}`);
      // The landlord logs in and pays for what is left, as the checkout offers.
      await logIn();
      for (const id of ids) expect(await (await publish(id)).text()).toContain('"Published"');
      expect(await rows('select 1 from listing where draft_id = any($1) and status = 1', ids)).toHaveLength(3);
      expect(await rows('select 1 from saved_draft where draft_id = any($1) and draft is not null', ids)).toEqual([]);
      expect((await paid()) - before).toBe(3);
    }
  },
  timeout,
);

const importSize = { good: 4700, bad: 300 };
itInFull(
  `survives kills while ${importSize.good + importSize.bad} listings are imported: each good line is one whole draft`,
  async () => {
    const client = new RestClient(product.url);
    const logIn = () => client.post('/login', { email: 'landlord@demo.example', password: 'demo-landlord' });
    await logIn();
    const { good, bad } = importSize;
    const lines = Array.from({ length: good + bad }, (_, index) => {
      const rent = (index * bad) % (good + bad) < bad ? 'ask' : String(900 + index);
      return `U${index},House ${index},House,${index} High St,Columbus,OH,43201,2,1,800,${rent},Near campus`;
    });
    const csv = ['ID,Name,Type,Address,City,State,Zip,Bedrooms,Bathrooms,Square feet,Rent,Description', ...lines];
    const form = new FormData();
    form.set('file', new File([csv.join('\n')], 'units.csv'));
    const { data } = (await (await client.post('/api/listing-import', form)).json()) as { data: { id: string } };
    const query = `mutation ($id: ID!) { runListingImport(id: $id) { ... on ListingImport { state done
      counts { created updated unchanged published rejected } } } }`;
    const step = () => client.post('/graphql', { query, variables: { id: data.id } });
    for (let index = 0; index < kills; index++) await killDuring(step(), delayOf(index, 100));
    await logIn();
    let answer: { state: string; counts: object };
    do {
      const text = await (await step()).text();
      expect(text).toContain('"state"');
      answer = (JSON.parse(text) as { data: { runListingImport: typeof answer } }).data.runListingImport;
    } while (answer.state === 'running');
    expect(answer.counts).toEqual({ created: good, updated: 0, unchanged: 0, published: 0, rejected: bad });
    const drafts = await rows<{ own: string; id: string; rent: string }>(
      `select own_id as own, draft_id as id, draft #>> '{floorplans,0,rent}' as rent from saved_draft where own_id is not null`,
    );
    expect(new Set(drafts.map(({ own }) => own)).size).toBe(good);
    expect(drafts).toHaveLength(good);
    expect(drafts.every(({ own, rent }) => rent === String(900 + Number(own.slice(1))))).toBe(true);
  },
  timeout,
);
