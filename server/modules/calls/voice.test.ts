import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { BASE_URL, REAL_NUMBERS, startVoice } from './voice.fixture.ts';

let voice: Awaited<ReturnType<typeof startVoice>>;
let rosa: number;
let home: { id: number; slug: string; phone: string };
beforeAll(async () => {
  voice = await startVoice();
  rosa = await voice.app.account('rosa@maple.example', 'seven blue kites');
  const { phone, ...made } = await voice.publish(rosa, { name: 'Maple & Elm' });
  if (phone === null) throw new Error('No number was given.');
  home = { ...made, phone };
});
beforeEach(() => voice.app.rows('truncate phone_call'));
afterAll(() => voice.close());

const kept = (sid = 'CA1') => voice.app.rows('select outcome, seconds, caller from phone_call where sid = $1', [sid]);
const missedEmails = () =>
  voice.app.rows<{ to: string; text: string }>(
    `select "to", text from email where subject = 'You missed a call about Maple & Elm'`,
  );

describe("a call to a listing's number", () => {
  it('rings its landlord with that number as caller ID, and connects after a key press', async () => {
    expect(['6145550201', '6145550202']).toContain(home.phone);
    const rung = await voice.ring('CA1', home.phone);
    expect([rung.status, rung.type]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(rung.text).toContain(`callerId="+1${home.phone}"`);
    expect(rung.text).toContain(`>+1${REAL_NUMBERS}</Number>`);
    expect(rung.text).toContain(`action="${BASE_URL}/webhooks/twilio/voice/ended"`);
    expect(rung.text).toContain('answerOnBridge="true"');
    // no URL contains the landlord's number
    expect([...rung.text.matchAll(/"https:[^"]*"/g)].join()).not.toContain('7143');
    const response = await voice.takes('CA1');
    expect(response.text).toContain('A renter is calling about Maple &amp; Elm');
    expect(response.text).toMatch(/<Gather[^]*<\/Gather><Hangup\/>/);
    expect((await voice.takes('CA1', '5')).text).toMatch(/<Response\/>$/);
    expect(await kept()).toEqual([{ outcome: 'ringing', seconds: 0, caller: '3305550188' }]);
    const over = await voice.ended('CA1', 'completed', { DialCallDuration: '65', DialBridged: 'true' });
    expect(over.text).toMatch(/<Response><Hangup\/><\/Response>$/);
    expect(await kept()).toEqual([{ outcome: 'answered', seconds: 65, caller: '3305550188' }]);
    expect(await missedEmails()).toEqual([]);
  });

  it("dials the landlord's extension once the phone answers", async () => {
    const extension = (value: string | null) =>
      voice.app.rows('update listing_contact set phone_extension = $2 where listing_id = $1', [home.id, value]);
    await extension('204');
    const { text } = await voice.ring('CA1', home.phone);
    await voice.ended('CA1', 'no-answer');
    await extension(null);
    expect(text).toMatch(/<Number [^>]*sendDigits="ww204"[^>]*>\+1\d{10}</);
    expect((await voice.ring('CA2', home.phone)).text).not.toContain('sendDigits');
  });

  it.each(['no-answer', 'busy', 'failed', 'canceled'])(
    'that ends with %s is missed, and the caller hears a message',
    async (status) => {
      await voice.ring('CA1', home.phone);
      const over = await voice.ended('CA1', status);
      expect(over.text).toContain('Nobody could take your call');
      expect(over.text).not.toMatch(/Record|7143/);
      expect(await kept()).toMatchObject([{ outcome: 'missed', seconds: 0 }]);
    },
  );

  it("reaches its landlord whatever characters the listing's title and address contain", async () => {
    await voice.app.rows('update listing set name = $2 where id = $1', [home.id, 'Maple \uFFFE\u0001<Say>&']);
    await voice.ring('CA1', home.phone);
    const response = await voice.takes('CA1');
    await voice.app.rows('update listing set name = $2 where id = $1', [home.id, 'Maple & Elm']);
    expect(response.status).toBe(200);
    expect(response.text).toContain('about Maple   &lt;Say&gt;&amp;, from');
    expect(await voice.takes('CA1&call=CA2')).toMatchObject({ status: 200, text: expect.stringContaining('Hangup') });
    expect(await voice.ring('CA\0', home.phone)).toMatchObject({ status: 400 });
  });

  it('taken by voicemail, without a key press, is missed', async () => {
    await voice.ring('CA1', home.phone);
    await voice.ended('CA1', 'completed', { DialCallDuration: '9', DialBridged: 'false' });
    expect(await kept()).toMatchObject([{ outcome: 'missed', seconds: 0 }]);
  });

  it('that the caller gave up is missed; one ended after a conversation is not', async () => {
    await voice.ring('CA1', home.phone);
    await voice.over('CA1', 'in-progress');
    expect(await kept()).toMatchObject([{ outcome: 'ringing' }]);
    await voice.over('CA1', 'canceled');
    expect(await kept()).toMatchObject([{ outcome: 'missed' }]);
    await voice.ring('CA2', home.phone);
    await voice.over('CA2', 'completed', '40');
    expect(await kept('CA2')).toMatchObject([{ outcome: 'answered', seconds: 40 }]);
  });

  it('that was missed is reported to the landlord once, despite repeats and retries', async () => {
    await voice.app.rows('delete from email');
    await voice.ring('CA1', home.phone);
    await Promise.all([
      voice.ended('CA1', 'no-answer'),
      voice.over('CA1', 'completed'),
      voice.ended('CA1', 'no-answer'),
    ]);
    await voice.ring('CA2', home.phone);
    await voice.ended('CA2', 'no-answer');
    const [message, ...others] = await missedEmails();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ to: 'rosa@chittenden.example' });
    expect(message?.text).toContain('(330) 555-0188');
    await voice.ring('CA3', home.phone, '+13305550111');
    await voice.ended('CA3', 'no-answer');
    expect(await missedEmails()).toHaveLength(2);
  });

  it.each(['anonymous', '+266696687', '', '+1', 'sip:ada@college.example'])('from %s has no caller', async (from) => {
    await voice.ring('CA1', home.phone, from);
    expect(await kept()).toMatchObject([{ caller: null }]);
  });
});

describe('calls on the bill (K74)', () => {
  const NOT_CONNECTED = /can't connect this call\. You can message the landlord with the contact form/;
  /** Makes a call from its first ring to its end. */
  const talk = async (sid: string, seconds: number, from?: string) => {
    const { text } = await voice.ring(sid, home.phone, from);
    await voice.ended(sid, 'completed', { DialCallDuration: String(seconds), DialBridged: 'true' });
    return text;
  };
  const timeLimit = (text: string) => Number(/timeLimit="(\d+)"/.exec(text)?.[1]);

  it('last ten minutes at most, and one caller makes five a day to a listing', async () => {
    for (const sid of ['CA1', 'CA2', 'CA3', 'CA4', 'CA5']) expect(timeLimit(await talk(sid, 20))).toBe(600);
    expect(await talk('CA6', 20)).toMatch(NOT_CONNECTED);
    expect(await kept('CA6')).toEqual([]);
    expect(timeLimit(await talk('CA7', 20, '+13305550111'))).toBe(600);
    await voice.app.rows(`update phone_call set at = at - interval '24 hours'`);
    expect(timeLimit(await talk('CA8', 20))).toBe(600);
  });

  it('end when a listing has had sixty minutes in a day, however many callers share them', async () => {
    for (let n = 1; n <= 5; n++) await talk(`CA${n}`, 600, `+1330555011${n}`);
    await talk('CA6', 420, '+13305550116');
    // Two at once: three minutes are left, and the first reserves them.
    const [first, second] = [await voice.ring('CA7', home.phone), await voice.ring('CA8', home.phone, '+13305550118')];
    expect(timeLimit(first.text)).toBe(180);
    expect(second.text).toMatch(NOT_CONNECTED);
    await voice.ended('CA7', 'completed', { DialCallDuration: '150' });
    expect(await talk('CA9', 20, '+13305550119')).toMatch(NOT_CONNECTED);
  });

  it.each([undefined, 'anonymous'])('are one at a time for a caller (%s)', async (from) => {
    const both = await Promise.all(['CA1', 'CA2'].map((sid) => voice.ring(sid, home.phone, from)));
    expect(both.filter(({ text }) => text.includes(REAL_NUMBERS))).toHaveLength(1);
    expect(both.filter(({ text }) => NOT_CONNECTED.test(text))).toHaveLength(1);
    await voice.app.rows(`update phone_call set rang_at = now() - interval '13 minutes'`);
    expect((await voice.ring('CA3', home.phone, from)).text).toContain(REAL_NUMBERS);
  });

  it.each(['8765550143', '9005550143', '6149765550'])(
    'do not ring a stored phone that calls are no longer forwarded to, and its landlord is told (%s)',
    async (phone) => {
      await voice.app.rows('delete from email');
      const store = (value: string) =>
        voice.app.rows('update listing_contact set phone = $2 where listing_id = $1', [home.id, value]);
      await store(phone);
      const { text } = await voice.ring('CA1', home.phone);
      const mine = await voice.app.services.listings.findById(rosa, home.id);
      const called = await voice.app.services.phoneChecks.call(home.id, rosa);
      await store(REAL_NUMBERS);
      expect(text).toMatch(NOT_CONNECTED);
      expect(text).not.toContain('<Dial');
      expect(called).toMatchObject({ errors: { 'contact.phone': [expect.stringContaining('calls are forwarded')] } });
      expect(await kept()).toEqual([{ outcome: 'missed', seconds: 0, caller: '3305550188' }]);
      expect((await missedEmails()).map((email) => email.text)).toEqual([
        expect.stringMatching(/your phone didn't ring[^]*\(330\) 555-0188[^]*edit the listing and enter another phone/),
      ]);
      expect(mine).toMatchObject({ unforwardedPhone: expect.stringMatching(/^\(/), unconfirmedPhone: null });
    },
  );
});

describe('a repeated request', () => {
  it('returns the same response while the call rings; after its end, does not reveal where it was routed', async () => {
    const first = await voice.ring('CA1', home.phone);
    expect((await voice.ring('CA1', home.phone)).text).toBe(first.text);
    await voice.ended('CA1', 'completed', { DialCallDuration: '5' });
    const replayed = await voice.ring('CA1', home.phone);
    expect(replayed.text).toMatch(/<Response><Hangup\/><\/Response>$/);
    await voice.ended('CA1', 'no-answer');
    expect((await voice.takes('CA1')).text).not.toContain('Maple');
    expect(await kept()).toMatchObject([{ outcome: 'answered', seconds: 5 }]);
  });

  it('a minute later, does not return a response that was lost', async () => {
    await voice.ring('CA1', home.phone);
    await voice.app.rows(`update phone_call set rang_at = now() - interval '61 seconds'`);
    expect((await voice.ring('CA1', home.phone)).text).not.toContain(REAL_NUMBERS);
  });
});

describe("a request that is not Twilio's", () => {
  it('is rejected with 403, and changes nothing', async () => {
    const path = '/webhooks/twilio/voice';
    const form = voice.call('CA1', home.phone);
    for (const refused of [
      await voice.send(path, form, 'another token'),
      await voice.send(path, form, undefined, `http://localhost:3000${path}`),
      await voice.send(path, form, undefined, `${BASE_URL}${path}/ended`),
      await voice.send('/webhooks/twilio/status', { ...form, CallStatus: 'completed' }, 'another token'),
      await voice.send('/webhooks/twilio/voice/ended', { ...form, DialCallStatus: 'completed' }, ''),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('7143');
    }
    const bare = await fetch(`${voice.app.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });
    const json = await fetch(`${voice.app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-twilio-signature': 'AAAA' },
      body: JSON.stringify(form),
    });
    expect([bare.status, json.status]).toEqual([403, 403]);
    const changed = await fetch(`${voice.app.url}${path}`, {
      method: 'POST',
      headers: { 'x-twilio-signature': 'x'.repeat(28) },
      body: new URLSearchParams({ ...form, To: '+16145550202' }),
    });
    expect(changed.status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('is not read to its end when it has thousands of parameters, even with a valid signature', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`p${n}`, '']));
    const answer = await voice.send('/webhooks/twilio/voice', { ...many, ...voice.call('CA1', home.phone) });
    expect(answer.status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it('is rejected when its signature covers another host name', async () => {
    const path = '/webhooks/twilio/voice';
    const form = voice.call('CA9', home.phone);
    expect((await voice.send(path, form, undefined, `https://evil.example${path}`)).status).toBe(403);
  });
});

describe('a number without a listing', () => {
  it('plays a message, without ringing', async () => {
    for (const to of ['6145550299', '', 'elsewhere']) {
      const { status, text } = await voice.ring('CA1', to);
      expect([status, text]).toEqual([200, expect.stringContaining('no longer available')]);
    }
    await voice.app.services.listings.hide(home.id, true, rosa);
    expect((await voice.ring('CA1', home.phone)).text).toContain('no longer available');
    await voice.app.services.listings.hide(home.id, false, rosa);
    expect((await voice.ring('CA1', home.phone)).text).toContain(REAL_NUMBERS);
  });

  it('a landlord whose own number is one of ours gets no call loop', async () => {
    const lou = await voice.app.account('lou@birch.example', 'seven blue kites');
    const other = await voice.publish(lou, {
      name: 'Circle',
      contact: { firstName: 'Lou', lastName: 'Reed', email: 'lou@birch.example', phone: home.phone },
    });
    expect(other.phone).not.toBeNull();
    expect((await voice.ring('CA1', other.phone ?? '')).text).toContain('no longer available');
  });

  it("shows a listing without a number when none is free, and never with the landlord's own (K08)", async () => {
    const lone = await voice.publish(rosa, { name: 'Third House' });
    expect(lone.phone).toBeNull();
    const visitor = new RestClient(voice.app.url);
    const query = `{ listing(slug: "${lone.slug}") { phone takesRequests } }`;
    expect(await (await visitor.post('/graphql', { query })).json()).toEqual({
      data: { listing: { phone: null, takesRequests: true } },
    });
    const rest = await (await visitor.get('/api/housing/search?location_type=state&location_id=39')).text();
    expect(rest).toContain('"phone":null');
    expect(rest).not.toMatch(/555\W{0,2}7143/);
  });
});

describe("the landlord's call list", () => {
  it('contains only their own calls, with the full number of missed callers', async () => {
    await voice.ring('CA1', home.phone);
    await voice.ended('CA1', 'completed', { DialCallDuration: '65' });
    await voice.ring('CA2', home.phone, '+13305550177');
    await voice.ended('CA2', 'no-answer');
    const { calls } = await voice.app.services.calls.listForAccount(rosa, null);
    expect(
      calls.map(({ caller, outcome, seconds, listingName }) => ({ caller, outcome, seconds, listingName })),
    ).toEqual([
      { caller: '(330) 555-0177', outcome: 'missed', seconds: 0, listingName: 'Maple & Elm' },
      { caller: '(•••) •••-0188', outcome: 'answered', seconds: 65, listingName: 'Maple & Elm' },
    ]);
    expect(await voice.app.services.calls.listForAccount(rosa + 1000, null)).toEqual({ calls: [], more: false });
  });

  it('is paginated, and callers are deleted after ninety days', async () => {
    await voice.app.rows(
      `insert into phone_call (sid, listing_id, vanity_phone, caller, outcome, at)
       select 'CB' || n, $1, $2, '3305550100', 'missed', now() - n * interval '5 days' from generate_series(1, 25) n`,
      [home.id, home.phone],
    );
    const { calls } = voice.app.services;
    const first = await calls.listForAccount(rosa, null);
    expect([first.calls.length, first.more]).toEqual([8, true]);
    const rest = await calls.listForAccount(rosa, Number(first.calls[0]?.id) - 16);
    expect([rest.calls.length, rest.more]).toEqual([8, false]);
    expect(await calls.deleteOldCallers()).toBe(8);
    expect((await calls.nextDeletion())?.getTime()).toBeGreaterThan(Date.now());
    const [row] = await voice.app.rows<{ known: number }>('select count(caller)::int as known from phone_call');
    expect(row).toEqual({ known: 17 });
  });
});

it('leaves no call data in the log', async () => {
  const output: string[] = [];
  const spies = (['log', 'error', 'warn', 'info'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => void output.push(words.join(' '))),
  );
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((words) => output.push(String(words)) > 0);
  await voice.ring('CA1', home.phone);
  await voice.ended('CA1', 'no-answer');
  for (const spy of [...spies, out]) spy.mockRestore();
  expect(output.join('\n')).not.toMatch(/7143|0188/);
});
