import { PHONE_CALLS_A_DAY, PHONE_CODE_ATTEMPTS, PHONE_CODE_MINUTES } from '../../domain/limits.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../domain/time-spans.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { whileContactLocked } from '../setup/while-locked.ts';

/** The code in a call that confirms the contact phone of a listing (K66). */
let life: ListingLifecycle;
let rosa: Awaited<ReturnType<ListingLifecycle['landlord']>>;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z');
  rosa = await life.landlord();
});
afterAll(() => life.app.close());

const OF = `... on ListingState { listing { unconfirmedPhone listing { checks } } } ... on Invalid { errors { field } }`;
interface Answer {
  listing?: { unconfirmedPhone: string | null; listing: { checks: string[] } };
  errors?: { field: string }[];
}
/** Returns the field of the error, or what the listing says. */
const read = ({ errors, listing }: Answer) =>
  errors?.[0]?.field ?? [listing?.unconfirmedPhone, listing?.listing.checks.find((check) => check.includes('Phone'))];
const call = async (id = rosa.id) => {
  await life.app.rows('delete from throttle');
  const query = `mutation { answer: callContactPhone(id: ${id}) { ${OF} } }`;
  return read((await life.ask<{ answer: Answer }>(rosa.client, query)).answer);
};
const enter = async (code: string) => {
  await life.app.rows('delete from throttle');
  const query = `mutation { answer: confirmContactPhone(id: ${rosa.id}, code: "${code}") { ${OF} } }`;
  return read((await life.ask<{ answer: Answer }>(rosa.client, query)).answer);
};
/** Returns the code that the last call to a number spoke. */
const spoken = async (to: string) => {
  const [last] = await life.app.rows<{ transcript: string }>(
    'select transcript from dev_call where "to" = $1 order by id desc limit 1',
    [to],
  );
  return /the code ((?:\d, ){5}\d)/.exec(last?.transcript ?? '')?.[1]?.replaceAll(', ', '') ?? '';
};
const setPhone = (phone: string) => rosa.edit({ contact: { ...rosa.body.contact, phone } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const later = (minutes: number) => life.clock.setOffset(life.clock.offsetMs + minutes * MINUTE_MS);

it('confirms the contact phone by a code from a call to it, until another number is entered', async () => {
  await setPhone('(614) 555-7143');
  expect(await call()).toEqual(['(614) 555-7143', undefined]);
  const code = await spoken('6145557143');
  expect(code).toMatch(/^\d{6}$/);
  const [stored] = await life.app.rows('select * from phone_check');
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(await enter(wrong(code))).toBe('code');
  expect(await enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual([
    null,
    'Phone confirmed May 5, 2027: the landlord entered a code from our call to it',
  ]);
  await setPhone('(614) 555-7144');
  expect(await enter(code)).toBe('code');
  expect(await call()).toEqual(['(614) 555-7144', undefined]);
});

it('ends a code after so many attempts, after its minutes, and with the next call', async () => {
  await setPhone('(614) 555-7150');
  await call();
  const first = await spoken('6145557150');
  for (let attempt = 0; attempt < PHONE_CODE_ATTEMPTS; attempt++) expect(await enter(wrong(first))).toBe('code');
  expect(await enter(first)).toBe('code');
  await call();
  const second = await spoken('6145557150');
  later(PHONE_CODE_MINUTES + 1);
  expect(await enter(second)).toBe('code');
  await call();
  const third = await spoken('6145557150');
  if (third !== second) expect(await enter(second)).toBe('code');
  expect(await enter(third)).toMatchObject([null, expect.stringContaining('Phone confirmed')]);
});

it('calls a number at most so often in a day, whoever asks, and never one that renters call', async () => {
  later(24 * 60);
  await setPhone('(614) 555-7160');
  for (let made = 0; made < PHONE_CALLS_A_DAY; made++) expect(await call()).toContain('(614) 555-7160');
  expect(await call()).toBe('contact.phone');
  const max = await life.landlord({ contact: { ...rosa.body.contact, phone: '(614) 555-7160' } });
  const query = `mutation { answer: callContactPhone(id: ${max.id}) { ${OF} } }`;
  expect(read((await life.ask<{ answer: Answer }>(max.client, query)).answer)).toBe('contact.phone');
  const [home] = await life.app.rows<{ phone: string }>('select vanity_phone as phone from listing where id = $1', [
    max.id,
  ]);
  await setPhone(home?.phone ?? '');
  expect(await call()).toBe('contact.phone');
  expect(await life.app.rows('select 1 from dev_call where "to" = $1', [home?.phone])).toEqual([]);
});

it('confirms a phone while another listing with it is edited, without a deadlock', async () => {
  later(24 * 60);
  const contact = { ...rosa.body.contact, phone: '(614) 555-7170' };
  await setPhone(contact.phone);
  const { email: _email, password: _password, password_confirmation: _again, ...body } = { ...rosa.body, contact };
  const published = await life.publish(rosa.client, { ...body, id: randomUUID() });
  const { id } = ((await published.json()) as { listing: { id: number } }).listing;
  await call();
  const code = await spoken('6145557170');
  const edit = async () => (await rosa.client.post('/api/posting/edit', { ...body, id })).status;
  const answers = await whileContactLocked<unknown>(life.app.pool, id, [() => enter(code), edit]);
  expect(answers).toEqual([[null, expect.stringContaining('Phone confirmed')], 200]);
});
