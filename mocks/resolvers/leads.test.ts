import { subscribe, parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyDueBilling } from '../billing/apply-due-billing.ts';
import { LANDLORD } from '../data/seed.ts';
import { countLeads, takesRequests } from '../listings/lead-months.ts';
import { ask, askingSchema, callerOf, heldWorld, homeCalled, type HeldClock } from '../world/world.fixture.ts';
import { resetAllAttempts } from '../world/throttle.ts';

let clock: HeldClock;
beforeEach(() => void (clock = heldWorld()));

const RESULT =
  '{ __typename ... on LeadSent { id delivered markedAsSpam repeated followUp secret } ... on Invalid { errors { field messages } } }';
const person = { firstName: 'Ada', lastName: 'Quill', phone: '614 555 0100', email: 'ada@students.example' };
const home = (name: string) => homeCalled(clock.world, name);

const send = async (to: string, more: object = {}) => {
  const request = { ...person, housingId: String(home(to).id), bedrooms: 9, moveDate: '0', ...more };
  const source = `mutation ($request: RequestInput!) { saveRequest(request: $request) ${RESULT} }`;
  const { data, refused } = await ask<{ saveRequest: Record<string, unknown> } | null>(callerOf(clock.world), source, {
    request,
  });
  return data?.saveRequest ?? { refused };
};
const leadsOf = (email: string) =>
  ask<{ myLeads: Record<string, unknown>[] } | null>(callerOf(clock.world, email), '{ myLeads(page: 1) { id } }');

describe('a contact request', () => {
  test('is one when repeated within a minute, two after it, whatever the case of the email', async () => {
    const first = await send('High Street Lofts');
    const again = { ...first, repeated: true };
    expect(await send('High Street Lofts', { email: 'ADA@students.example' })).toEqual(again);
    clock.later(59_999);
    expect(await send('High Street Lofts')).toEqual(again);
    clock.later(1);
    expect(await send('High Street Lofts')).toMatchObject({ repeated: false });
  });

  test('is sent for a check when a bot sends it: as spam, which "Not spam" delivers', async () => {
    const sent = await send('High Street Lofts', { website: 'https://pills.example' });
    expect(sent).toMatchObject({ delivered: false, markedAsSpam: true });
    expect((await leadsOf(LANDLORD)).data?.myLeads.map(({ id }) => id)).not.toContain(sent['id']);
    const notSpam = `mutation ($id: ID!) { markLeadSpam(id: $id, spam: false) { ... on LeadChanged { lead { delivered } } } }`;
    const { data } = await ask(callerOf(clock.world, LANDLORD), notSpam, { id: sent['id'] });
    expect(data).toEqual({ markLeadSpam: { lead: { delivered: true } } });
  });

  test('is rejected after five an hour of one mailbox to a listing, and thirty of the network', async () => {
    for (let n = 0; n < 5; n++)
      expect(await send('Packard Place', { message: `${n}` })).toMatchObject({ delivered: true });
    const refusal = (text: string) => ({ refused: [{ message: expect.stringContaining(text) as string }] });
    const more = { email: 'A.DA+x@students.example', message: 'More' };
    expect(await send('Packard Place', more)).toMatchObject(refusal('Try again in 60 minutes'));
    expect(await send('High Street Lofts', more)).toMatchObject({ delivered: true });
    clock.later(3_600_000);
    expect(await send('Packard Place', more)).toMatchObject({ delivered: true });
    for (let n = 1; n < 30; n++) {
      await send('Packard Place', { email: `r${n}@students.example` });
      clock.later(30_000);
      if (n % 15 === 0) clock.later(60_000);
    }
    expect(await send('Packard Place', { email: 'last@students.example' })).toMatchObject(refusal('from your network'));
  });

  test('is rejected after twenty a minute from one address', async () => {
    for (let n = 0; n < 20; n++) await send('High Street Lofts', { email: `r${n}@students.example` });
    expect(await send('High Street Lofts')).toEqual({
      refused: [
        { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Nothing was lost. Wait a minute, then try again.' },
      ],
    });
  });
});

describe("a house's month", () => {
  test('is the calendar month for a listing without payment', async () => {
    const demo = clock.world.db.listings.find(
      ({ demo: isDemo, type, status }) => isDemo && type === 85 && status === 1,
    );
    for (let n = 0; n < 11; n++) {
      resetAllAttempts(clock.world);
      await send(demo?.name ?? '', { email: `r${n}@students.example` });
    }
    const last = clock.world.db.leads.at(-1);
    expect(last).toMatchObject({ listingId: demo?.id, deliveredAt: null });
    clock.later(Date.parse('2026-12-01T00:00:00Z') - clock.world.now().getTime());
    applyDueBilling(clock.world);
    expect(last?.deliveredAt).toBe('2026-12-01T00:00:00.000Z');
  });

  test('delivers ten of twenty renters of one network, keeps the house in the results, and takes another network', async () => {
    clock.world.db.leads = [];
    const delivered: unknown[] = [];
    for (let n = 0; n < 20; n++) {
      delivered.push((await send('Chittenden House', { email: `r${n}@students.example` }))['delivered']);
      resetAllAttempts(clock.world);
    }
    expect(delivered).toEqual([...Array<boolean>(10).fill(true), ...Array<boolean>(10).fill(false)]);
    expect(takesRequests(clock.world, home('Chittenden House'))).toBe(true);
    const request = { ...person, housingId: String(home('Chittenden House').id), moveDate: '0' };
    const source = `mutation ($request: RequestInput!) { saveRequest(request: $request) ${RESULT} }`;
    const elsewhere = { ...callerOf(clock.world), caller: { ...callerOf(clock.world).caller, ip: '203.0.113.9' } };
    expect((await ask(elsewhere, source, { request })).data).toMatchObject({ saveRequest: { delivered: true } });
  });

  test('counts no follow-up: one with the secret of a message goes where that went, and corrects its address', async () => {
    const first = await send('Chittenden House');
    clock.later(120_000);
    const correction = { email: 'ada@college.example', message: 'Please reply here.', follows: first['secret'] };
    const housingId = String(home('Chittenden House').id);
    const source = `mutation ($reply: ReplyInput!) { sendReply(reply: $reply) ${RESULT} }`;
    const { data } = await ask(callerOf(clock.world), source, { reply: { ...person, housingId, ...correction } });
    expect(data).toMatchObject({ sendReply: { delivered: true, followUp: true } });
    expect(clock.world.db.leads.find(({ id }) => String(id) === first['id'])?.email).toBe('ada@college.example');
    expect(countLeads(clock.world, home('Chittenden House')).left).toBe(5);
  });

  test('has no limit for an apartment', async () => {
    for (let n = 0; n < 15; n++)
      expect(await send('Packard Place', { email: `r${n}@students.example` })).toMatchObject({ delivered: true });
  });
});

describe('leads', () => {
  test('are emitted to their landlord on delivery, and to nobody else', async () => {
    const document = parse('subscription { leadArrived { id listingName } }');
    const listen = (email?: string) =>
      subscribe({ schema: askingSchema, document, contextValue: callerOf(clock.world, email) });
    expect(await listen()).toMatchObject({ errors: [{ message: 'Log in to continue.' }] });
    const [own, other] = [await listen(LANDLORD), await listen('empty@demo.example')];
    if (!('next' in own) || !('next' in other)) throw new Error('The subscription was refused.');
    const event = own.next();
    let otherHeard = false;
    void other.next().then(() => (otherHeard = true));
    await send('Woodruff House', { email: 'waits@students.example' });
    const { id } = await send('High Street Lofts');
    expect((await event).value).toEqual({ data: { leadArrived: { id, listingName: 'High Street Lofts' } } });
    expect(otherHeard).toBe(false);
    await Promise.all([own.return?.(undefined), other.return?.(undefined)]);
  });
});
