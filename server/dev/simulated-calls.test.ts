import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { houseDraft, samplePhoto } from '../../tests/setup/drafts.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import { serveApp, type ServedApp } from '../../tests/setup/served-app.ts';
import { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import { registerDevTools } from './dev-tools.ts';

let app: ServedApp;
let phone: string;
let account: number;
beforeAll(async () => {
  app = await serveApp(async (fastify, { local }, { services, orm }) => {
    const { clock, clockService, switchboard, reconciler, env } = services;
    if (!local) throw new Error('There is no local processor.');
    const inbox = new DevInbox({ orm, clock, onError: () => {} });
    await registerDevTools(fastify, {
      orm,
      inbox,
      processor: local,
      clock,
      clockService,
      switchboard,
      reconciler,
      staff: services.staff,
      baseUrl: env.baseUrl,
      access: env,
    });
  });
  account = await app.account('rosa@maple.example', 'seven blue kites');
  const picture = await new RestClient(app.url).upload(await samplePhoto());
  const { location, ...house } = houseDraft([picture]);
  const place = { ...location, coordinates: { lat: 39.997, lon: -83.005 } };
  const draft = { ...house, type: 84, location: place, id: randomUUID() };
  const { posting } = app.services;
  const outcome = await posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: account });
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  const [row] = await app.rows<{ vanity_phone: string }>('select vanity_phone from listing');
  phone = row?.vanity_phone ?? '';
});
beforeEach(() => app.rows('truncate phone_call, dev_call'));
afterAll(() => app.close());

const ring = async (body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${app.url}/dev/api/calls`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, data: ((await answer.json()) as { data?: Record<string, unknown> }).data };
};
const kept = async () => (await app.services.calls.listForAccount(account, null)).calls;

it.each([
  ['answered', 'answered', 42, /A renter is calling about Chittenden House/],
  ['missed', 'missed', 0, /^Nobody could take your call/],
  ['mailbox', 'missed', 0, /A renter is calling[^]*Nobody could take your call/],
  ['busy', 'missed', 0, /^Nobody could take your call/],
  ['gave-up', 'missed', 0, /^$/],
])(
  'rings the landlord for a call that is %s, and lists it on their page as %s',
  async (end, outcome, seconds, text) => {
    const { status, data } = await ring({ to: phone, from: '3305550188', end });
    expect(status).toBe(200);
    expect(data).toMatchObject({ to: phone, forwardedTo: '6145557143', listing: 'Chittenden House', outcome });
    expect(data?.['transcript']).toMatch(text);
    expect(await kept()).toMatchObject([{ outcome, seconds, listingName: 'Chittenden House' }]);
  },
);

it('rings no phone for a number without a listing', async () => {
  const { data } = await ring({ to: '6145550198' === phone ? '6145550197' : '6145550198' });
  expect(data).toMatchObject({
    forwardedTo: null,
    listing: null,
    outcome: '',
    transcript: expect.stringMatching(/no longer available/),
  });
  expect(await kept()).toEqual([]);
});

it('rejects unknown values', async () => {
  expect((await ring({ to: phone, end: 'explodes' })).status).toBe(422);
  expect((await ring({ to: '12' })).status).toBe(422);
});

it('has a button for each number on its page, which works without scripts', async () => {
  const page = await (await fetch(`${app.url}/dev/calls`)).text();
  expect(page).toContain('Chittenden House');
  expect(page).toContain(`value="${phone}"`);
  const pressed = await fetch(`${app.url}/dev/calls`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ to: phone, end: 'missed' }),
  });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev/calls']);
  expect(await (await fetch(`${app.url}/dev/calls`)).text()).toContain('Nobody could take your call');
});
