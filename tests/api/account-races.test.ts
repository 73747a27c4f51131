import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rateLimits } from '../../domain/limits.ts';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const PASSWORD = 'seven blue kites';
let app: ServedApp;
let count = 0;
let email: string;
let account: number;
let rosa: RestClient;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
async function ask(client: RestClient, query: string, variables: object = {}): Promise<Answer> {
  return (await (await client.post('/graphql', { query, variables })).json()) as Answer;
}
const LOGIN = `mutation ($email: String!) { login(email: $email, password: "${PASSWORD}") { __typename } }`;
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** What nobody foresaw among these answers. */
const surprises = (answers: readonly Answer[]) =>
  answers.flatMap(({ errors = [] }) => errors).filter(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR');

/** A link as it stands in an email; its table has its digest alone. */
async function link(table: 'password_reset' | 'email_change'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [columns, values] = table === 'email_change' ? [', email, requested_at', `, 'new-${email}', now()`] : ['', ''];
  await app.rows(
    `insert into ${table} (token_hash, account_id, expires_at${columns}) values ($1, $2, now() + interval '1 hour'${values})`,
    [createHash('sha256').update(token).digest(), account],
  );
  return token;
}
const confirm = (token: string) =>
  ask(new RestClient(app.url), 'mutation ($token: String!) { confirmEmail(token: $token) { __typename } }', { token });
const reset = (token: string) =>
  ask(
    new RestClient(app.url),
    `mutation ($email: String!, $token: String!) { resetPassword(email: $email, token: $token,
       password: "eight green kites", passwordConfirmation: "eight green kites") { __typename } }`,
    { email, token },
  );

beforeAll(async () => {
  app = await serveApp();
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  email = `rosa${++count}@maple.example`;
  account = await app.account(email, PASSWORD);
  rosa = new RestClient(app.url);
  expect((await rosa.post('/login', { email, password: PASSWORD })).status).toBe(200);
});
afterAll(() => app.close());

it.each([1, 2, 3])(
  'changes of one account at the same moment wait for each other, never in a circle (%i)',
  async () => {
    const [change, password] = [await link('email_change'), await link('password_reset')];
    const answers = await Promise.all([
      confirm(change),
      reset(password),
      ask(
        rosa,
        `mutation { changePassword(currentPassword: "${PASSWORD}", password: "nine red kites",
         passwordConfirmation: "nine red kites") { __typename } }`,
      ),
      ask(rosa, `mutation { changeEmail(email: "other-${email}", password: "${PASSWORD}") { __typename } }`),
      confirm(change),
      reset(password),
      ask(rosa, `mutation { deleteAccount(password: "${PASSWORD}") { __typename } }`),
    ]);
    expect(surprises(answers)).toEqual([]);
  },
);

it('an action during the deletion of its account requires a login and leaves no data', async () => {
  const draft = { id: randomUUID(), type: 84, name: 'Halfway Hall' };
  const again = () => ask(new RestClient(app.url), LOGIN, { email });
  const holder = await app.pool.connect();
  // Everybody has found the account, and waits for the deletion that has begun.
  await holder.query('begin');
  await holder.query('select 1 from account where id = $1 for update', [account]);
  const requests = [
    again(),
    ask(rosa, 'mutation { beginCardChange { clientSecret } }'),
    ask(rosa, `mutation { changeEmail(email: "other-${email}", password: "${PASSWORD}") { __typename } }`),
    ask(rosa, 'mutation ($draft: SavedDraftInput!) { saveDraft(draft: $draft) { __typename } }', { draft }),
  ];
  await vi.waitFor(async () => expect(await app.rows(WAITING)).toHaveLength(requests.length), 20_000);
  await holder.query('delete from account where id = $1', [account]);
  await holder.query('commit');
  holder.release();
  for (const { errors } of await Promise.all(requests))
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  const customers = (app.processor.local?.list('customers') ?? []) as { email: string | null }[];
  expect(customers.filter(({ email: of }) => of === email)).toEqual([]);
});

it('an action with the old password during a reset requires a login and changes nothing', async () => {
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from account where id = $1 for no key update', [account]);
  await holder.query(`update account_secret set password_hash = 'another' where account_id = $1`, [account]);
  await holder.query('delete from session where account_id = $1', [account]);
  const next = 'nine red kites';
  const requests = [
    ask(rosa, `mutation { changeEmail(email: "other-${email}", password: "${PASSWORD}") { __typename } }`),
    ask(rosa, `mutation { deleteAccount(password: "${PASSWORD}") { __typename } }`),
    ask(
      rosa,
      `mutation { changePassword(currentPassword: "${PASSWORD}", password: "${next}", passwordConfirmation: "${next}")
         { __typename } }`,
    ),
  ];
  await vi.waitFor(async () => expect(await app.rows(WAITING)).toHaveLength(requests.length), 20_000);
  await holder.query('commit');
  holder.release();
  for (const { errors } of await Promise.all(requests))
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await app.rows('select password_hash from account_secret where account_id = $1', [account])).toEqual([
    { password_hash: 'another' },
  ]);
  expect(await app.rows('select from email_change where account_id = $1', [account])).toEqual([]);
});

it('no card is tried on what is owed without end', async () => {
  const change = () => ask(rosa, 'mutation { changeCard(setup: "seti_nothing") { __typename } }');
  for (let time = 0; time < rateLimits.cardUse; time++)
    expect(await change()).toEqual({ data: { changeCard: { __typename: 'Invalid' } } });
  expect((await change()).errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
});

it('an email belongs to its account whatever address it was sent to, and is deleted with it; emails of other accounts to that address stay', async () => {
  const other = await app.account(`ada${count}@maple.example`, PASSWORD);
  await app.rows(
    `insert into email (id, "to", "from", subject, text, html, headers, queued_at, sent_at, account_id)
     values ($1, $2, 'us', 'Grace is interested', '', '', '{}', now(), now(), $3)`,
    [randomUUID(), `new-${email}`, other],
  );
  expect(await confirm(await link('email_change'))).toEqual({ data: { confirmEmail: { __typename: 'Done' } } });
  const file = await (await rosa.get('/api/account-data.json')).text();
  expect(file).toContain('Your email was changed');
  expect(file).not.toContain('Grace');
  await ask(rosa, `mutation { deleteAccount(password: "${PASSWORD}") { __typename } }`);
  expect(await app.rows('select subject from email where "to" = $1', [email])).toEqual([]);
  const left = await app.rows<{ subject: string }>('select subject from email where "to" = $1', [`new-${email}`]);
  // The farewell is forgotten as soon as it is sent, which may have been by now.
  expect(left.map(({ subject }) => subject).filter((subject) => subject !== 'Your account has been deleted')).toEqual([
    'Grace is interested',
  ]);
});
