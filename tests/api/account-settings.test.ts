import { DEFAULT_OPERATOR_EMAIL } from '../../domain/advertising/inquiry.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

let app: ServedApp;
const PASSWORD = 'seven blue kites';
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let count = 0;
let email: string;
let rosa: RestClient;

type Data = Record<string, Record<string, unknown>>;
interface Answer {
  status: number;
  data: Data | null;
  errors?: { extensions: { code: string } }[];
}

const ask = async (client: RestClient, query: string, variables = {}): Promise<Answer> => {
  const response = await client.post('/graphql', { query, variables });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
};
const logIn = async (password = PASSWORD, agent = WINDOWS_CHROME, as = email) => {
  const client = new RestClient(app.url);
  const answer = await client.post('/login', { email: as, password }, { 'user-agent': agent });
  return { client, status: answer.status };
};
const DONE = '{ ... on Done { ok message } ... on Invalid { errors { field messages } } }';
const change = async (client: RestClient, field: string): Promise<{ message?: string; errors?: unknown }> => {
  const { data } = await ask(client, `mutation { ${field} ${DONE} }`);
  return Object.values(data ?? {})[0] ?? {};
};
const refused = (field: string) => ({ errors: [{ field, messages: [expect.any(String)] }] });
const account = async (client: RestClient) =>
  (await ask(client, '{ myAccount { email pendingEmail firstName lastName sessions { id device current } } }')).data?.[
    'myAccount'
  ];
/** Who is logged in there. A page whose session has ended fetches another token first, as it does after a 403. */
const me = async (client: RestClient) => {
  await client.get('/api/session');
  return (await ask(client, '{ me { email } }')).data?.['me'] ?? null;
};
const emailTo = async (to: string, subject: string) =>
  vi.waitFor(() => {
    const found = app.emails.find((each) => each.to === to && each.subject === subject);
    if (!found) throw new Error(`No email "${subject}" to ${to}`);
    return found;
  }, 20_000);

beforeAll(async () => {
  app = await serveApp();
});
beforeEach(async () => {
  await app.rows('delete from throttle');
  email = `rosa${++count}@maple.example`;
  await app.account(email, PASSWORD);
  rosa = (await logIn()).client;
});
afterAll(() => app.close());

it('changes a name, in one line of plain text', async () => {
  expect(await change(rosa, 'changeName(firstName: " Rosalind ", lastName: "")')).toEqual(refused('lastName'));
  expect(await change(rosa, `changeName(firstName: "x", lastName: "${'y'.repeat(61)}")`)).toEqual(refused('lastName'));
  expect(await change(rosa, 'changeName(firstName: " Rosalind ", lastName: "Franklin")')).toMatchObject({ ok: true });
  expect(await account(rosa)).toMatchObject({ firstName: 'Rosalind', lastName: 'Franklin' });
  expect((await ask(rosa, '{ me { firstName } }')).data).toEqual({ me: { firstName: 'Rosalind' } });
});

describe('a new password', () => {
  const set = (current: string, next: string, again = next) =>
    change(
      rosa,
      `changePassword(currentPassword: "${current}", password: "${next}", passwordConfirmation: "${again}")`,
    );

  it('requires the current one and six characters, and reports the error at its field', async () => {
    expect(await set('', 'nine red kites')).toEqual(refused('current_password'));
    expect(await set('wrong', 'nine red kites')).toEqual(refused('current_password'));
    expect(await set(PASSWORD, 'short')).toEqual(refused('password'));
    expect(await set(PASSWORD, 'nine red kites', 'nine')).toEqual(refused('password'));
    expect((await logIn()).status).toBe(200);
  });

  it('ends all other sessions and emailed links, keeps this session, and notifies the owner', async () => {
    const { client: other } = await logIn();
    await rosa.post('/password/email', { email });
    const { text } = await emailTo(email, 'Choose a new password');
    await change(rosa, `changeEmail(email: "later${count}@maple.example", password: "${PASSWORD}")`);
    expect(await set(PASSWORD, 'nine red kites')).toMatchObject({ ok: true });
    expect(await account(rosa)).toMatchObject({ email, pendingEmail: null, sessions: [{ current: true }] });
    expect(await me(other)).toEqual(null);
    expect((await logIn()).status).toBe(422);
    expect((await logIn('nine red kites')).status).toBe(200);
    const token = /\/password\/reset\/([\w-]+)\?/.exec(text)?.[1] ?? '';
    const reset = { email, password: 'ten grey kites', password_confirmation: 'ten grey kites', token };
    expect((await rosa.post('/password/reset', reset)).status).toBe(422);
    const notice = await emailTo(email, 'Your password was changed');
    expect(notice.text).not.toContain('nine red kites');
  });

  it('limits wrong ones to five a minute: an open session is no way to try them all, and no way to lock the login', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect(await set(`wrong ${tries}`, 'nine red kites')).toHaveProperty('errors');
    const sixth = await ask(
      rosa,
      `mutation { changePassword(currentPassword: "${PASSWORD}", password: "nine red kites", passwordConfirmation: "nine red kites") { __typename } }`,
    );
    expect([sixth.status, sixth.errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await logIn()).status).toBe(200);
  });
});

describe('a new email', () => {
  const wanted = () => `new${count}@maple.example`;
  const askFor = (to = wanted(), password = PASSWORD) =>
    change(rosa, `changeEmail(email: "${to}", password: "${password}")`);
  const confirm = (token: string) => change(new RestClient(app.url), `confirmEmail(token: "${token}")`);
  const tokenIn = (text: string) => /\/account\/email\/([\w-]{43})\b/.exec(text)?.[1] ?? '';

  it('requires the password and a different address', async () => {
    expect(await askFor('no address')).toEqual(refused('email'));
    expect(await askFor(email.toUpperCase())).toEqual(refused('email'));
    expect(await askFor(wanted(), '')).toEqual(refused('password'));
    expect(await askFor(wanted(), 'wrong')).toEqual(refused('password'));
    expect(await account(rosa)).toMatchObject({ pendingEmail: null });
  });

  it('takes effect once confirmed from its mailbox within an hour; the old address is notified of both', async () => {
    expect(await askFor()).toMatchObject({ ok: true, message: expect.stringContaining(wanted()) });
    expect(await account(rosa)).toMatchObject({ email, pendingEmail: wanted() });
    const token = tokenIn((await emailTo(wanted(), 'Confirm your new email')).text);
    const notice = await emailTo(email, 'Someone asked to change your email');
    expect(notice.text).not.toContain(token);
    expect(JSON.stringify(await app.rows('select * from email_change'))).not.toContain(token);
    expect((await logIn()).status).toBe(200);
    expect(await confirm('x'.repeat(43))).toEqual(refused('email'));
    expect(await confirm(token)).toMatchObject({ ok: true });
    expect(await account(rosa)).toMatchObject({ email: wanted(), pendingEmail: null });
    expect((await logIn()).status).toBe(422);
    expect((await logIn(PASSWORD, IPHONE, wanted())).status).toBe(200);
    expect(await confirm(token)).toEqual(refused('email'));
    const changed = await emailTo(email, 'Your email was changed');
    expect(changed.text).not.toContain(wanted());
    // It says "reply to this email", so a reply must reach a person.
    expect(changed.replyTo).toBe(DEFAULT_OPERATOR_EMAIL);
  });

  it('is rejected after an hour, after it was withdrawn, and after a newer request', async () => {
    await askFor();
    const first = tokenIn((await emailTo(wanted(), 'Confirm your new email')).text);
    await askFor(`other${count}@maple.example`);
    const second = tokenIn((await emailTo(`other${count}@maple.example`, 'Confirm your new email')).text);
    expect(await confirm(first)).toEqual(refused('email'));
    await ask(rosa, 'mutation { cancelEmailChange { ok } }');
    expect(await account(rosa)).toMatchObject({ pendingEmail: null });
    expect(await confirm(second)).toEqual(refused('email'));
    await askFor(`late${count}@maple.example`);
    const late = tokenIn((await emailTo(`late${count}@maple.example`, 'Confirm your new email')).text);
    await app.rows(`update email_change set expires_at = now() where used_at is null`);
    expect(await confirm(late)).toEqual(refused('email'));
  });

  it('does not reveal whether an address has an account: the same text, and the email goes to its owner', async () => {
    await app.account(`taken${count}@maple.example`, PASSWORD);
    const free = await askFor();
    const taken = await askFor(`taken${count}@maple.example`);
    expect(taken.message?.replace(`taken${count}`, 'x')).toBe(free.message?.replace(`new${count}`, 'x'));
    const notice = await emailTo(`taken${count}@maple.example`, 'This email already has an account');
    expect(tokenIn(notice.text)).toBe('');
  });

  it('leaves alone an address that got an account in the meantime', async () => {
    await askFor();
    const token = tokenIn((await emailTo(wanted(), 'Confirm your new email')).text);
    await app.account(wanted(), PASSWORD);
    expect(await confirm(token)).toEqual(refused('email'));
    expect(await account(rosa)).toMatchObject({ email });
  });
});

describe('sessions', () => {
  it('are listed with the current one first; an account can end only its own', async () => {
    const { client: phone } = await logIn(PASSWORD, IPHONE);
    const { sessions } = (await account(rosa)) as { sessions: { id: string; device: string; current: boolean }[] };
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iOS', false],
    ]);
    const other = `eve${count}@maple.example`;
    await app.account(other, PASSWORD);
    const { client: eve } = await logIn(PASSWORD, IPHONE, other);
    await ask(eve, `mutation { endSession(id: "${sessions[1]?.id}") { ok } }`);
    await ask(eve, `mutation { endSession(id: "no id") { ok } }`);
    expect(await me(phone)).toEqual({ email });
    await ask(rosa, `mutation { endSession(id: "${sessions[1]?.id}") { ok } }`);
    expect(await me(phone)).toEqual(null);
    await ask(rosa, `mutation { endSession(id: "${sessions[0]?.id}") { ok } }`);
    expect(await me(rosa)).toEqual(null);
  });

  it(`all end with "Log out everywhere", including the current one, and no other account's`, async () => {
    const { client: phone } = await logIn(PASSWORD, IPHONE);
    const other = `eve${count}@maple.example`;
    await app.account(other, PASSWORD);
    const { client: eve } = await logIn(PASSWORD, IPHONE, other);
    expect((await ask(rosa, 'mutation { logoutEverywhere { ok } }')).data).toEqual({ logoutEverywhere: { ok: true } });
    for (const client of [rosa, phone]) expect(await me(client)).toEqual(null);
    expect(await me(eve)).toEqual({ email: other });
  });

  it('are noted when they are used, at most every ten minutes, and live on from there', async () => {
    const seen = () =>
      app.rows<{ used: boolean; long: boolean }>(
        `select used_at > now() - interval '1 minute' as used, expires_at > now() + interval '29 days' as long
           from session s join account a on a.id = s.account_id where a.email = $1`,
        [email],
      );
    const age = (minutes: number) =>
      app.rows(
        `update session set used_at = now() - $1 * interval '1 minute', expires_at = now() + interval '3 days'
          where account_id = (select id from account where email = $2)`,
        [minutes, email],
      );
    await age(5);
    await account(rosa);
    expect(await seen()).toEqual([{ used: false, long: false }]);
    await age(15);
    await account(rosa);
    expect(await seen()).toEqual([{ used: true, long: true }]);
  });

  it('that have expired lose nothing: the action is rejected and continues after the login', async () => {
    const rename = 'mutation { changeName(firstName: "Kept", lastName: "Words") { ... on Done { ok } } }';
    await app.rows(`update session set expires_at = now() - interval '1 second'`);
    // The token of before belongs to the session that is over; the page fetches another and asks again.
    expect((await ask(rosa, rename)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await rosa.get('/api/session');
    expect(await ask(rosa, rename)).toMatchObject({
      status: 200,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await rosa.post('/login', { email, password: PASSWORD })).status).toBe(200);
    expect((await ask(rosa, rename)).data).toEqual({ changeName: { ok: true } });
  });
});

describe('a login leads', () => {
  const leads = async (link?: string) => {
    const query = `mutation ($email: String!, $password: String!, $link: String) { login(email: $email, password: $password, link: $link) { ... on LoggedIn { link } } }`;
    const { data } = await ask(new RestClient(app.url), query, { email, password: PASSWORD, link });
    await app.rows('delete from throttle');
    return data?.['login']?.['link'];
  };

  it('to where one was going, on this site only, else to the dashboard (K33)', async () => {
    expect(await leads('/edit/maple-court?x=1')).toBe('/edit/maple-court?x=1');
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\\\evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
      '',
      undefined,
    ])
      expect(await leads(evil), evil).toBe('/advertising-home');
    const rest = await rosa.post('/login', { email, password: PASSWORD, link: '/account' });
    expect(await rest.json()).toMatchObject({ link: '/account' });
  });
});
