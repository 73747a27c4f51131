import { afterAll, beforeAll, expect, it } from 'vitest';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { waitUntil } from '../setup/wait-until.ts';

/** What happens to a house's waiting leads when its months renew, and when no next month begins (K23). */
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z');
});
afterAll(() => life.app.close());

type Landlord = Awaited<ReturnType<ListingLifecycle['landlord']>>;
let network = 0;
let landlords = 0;
const landlord = () =>
  life.landlord({
    contact: { firstName: 'Rosa', lastName: 'Neil', email: `rosa${landlords++}@maple.example`, phone: '6145557143' },
  });
async function contact(rosa: Landlord, count: number): Promise<boolean[]> {
  const delivered: boolean[] = [];
  for (let n = 0; n < count; n++) {
    const person = { firstName: 'Ada', lastName: 'King', email: `renter${network}@college.edu` };
    const sender = { ip: `10.0.${network >> 8}.${network++ & 255}` };
    const outcome = await life.app.services.leads.saveRequest({ ...person, housingId: String(rosa.id) }, sender);
    delivered.push('sent' in outcome && outcome.sent.delivered);
  }
  return delivered;
}
const emails = async (rosa: Landlord, words = 'is interested') => {
  await waitUntil(async () => expect(await life.app.rows('select 1 from email where sent_at is null')).toEqual([]));
  const { email } = rosa.body.contact;
  return life.app.emails.filter(({ to, subject }) => to === email && subject.includes(words)).length;
};
const onHold = (rosa: Landlord) => emails(rosa, 'on hold');
const waiting = async (rosa: Landlord) =>
  (await life.app.rows('select 1 from lead where listing_id = $1 and delivered_at is null', [rosa.id])).length;

it('go out with the next month, as many as it takes; the rest when a cancellation ends the last one', async () => {
  const rosa = await landlord();
  expect((await contact(rosa, 23)).filter(Boolean)).toHaveLength(10);
  const full = await landlord();
  await contact(full, 10);
  await full.cancel();
  const { expiresAt } = await rosa.seen();
  await life.to(expiresAt);
  expect([await emails(rosa), await waiting(rosa)]).toEqual([20, 3]);
  expect((await life.found(rosa)).search).toBe(false);
  expect(life.app.emails.findLast(({ subject }) => subject.includes('is interested'))?.text).toContain(
    'Sent: May 5, 2027',
  );
  expect(await onHold(rosa)).toBe(1);
  expect([await contact(rosa, 2), await onHold(rosa)]).toEqual([[false, false], 2]);
  await rosa.cancel();
  const last = (await rosa.seen()).expiresAt;
  await life.to(last, -0.1);
  // A full house that is posted again begins a new month.
  expect([(await full.activate()).status, (await life.found(full)).search]).toEqual([200, true]);
  expect(await waiting(rosa)).toBe(5);
  await life.to(last);
  expect([await emails(rosa), await waiting(rosa), (await rosa.seen()).status]).toEqual([25, 0, 13]);
}, 120_000);

it('wait through the days of grace of an unpaid month, and go out when it is paid after all, or ends unpaid', async () => {
  const [paying, rosa] = [await landlord(), await landlord()];
  for (const each of [paying, rosa]) {
    await contact(each, 11);
    await life.bank(each.id, 'no');
  }
  const { expiresAt } = await rosa.seen();
  await life.to(expiresAt, 1);
  expect(await rosa.seen()).toMatchObject({ pastDue: true, status: 1 });
  expect(await contact(rosa, 1)).toEqual([false]);
  expect([await emails(rosa), await waiting(rosa)]).toEqual([10, 2]);
  await life.bank(paying.id, 'yes');
  await life.to(expiresAt, 2.9);
  expect([await emails(paying), await waiting(paying)]).toEqual([10, 1]);
  await life.to(expiresAt, 3.1);
  expect([await emails(paying), await waiting(paying), (await paying.seen()).pastDue]).toEqual([11, 0, false]);
  // The lead that waited is one of the ten of the month that was paid.
  expect((await contact(paying, 10)).filter(Boolean)).toHaveLength(9);
  const { expiresAt: end } = await rosa.seen();
  await life.to(end, 0.01);
  expect([await emails(rosa), await waiting(rosa), (await rosa.seen()).status]).toEqual([12, 0, 13]);
}, 120_000);

it('go out when a past-due listing is canceled, which ends it at once', async () => {
  const rosa = await landlord();
  await contact(rosa, 11);
  await life.bank(rosa.id, 'no');
  await life.to((await rosa.seen()).expiresAt, 1);
  await rosa.cancel();
  await life.to(life.clock.now(), 0.01);
  expect([await emails(rosa), await waiting(rosa), (await rosa.seen()).status]).toEqual([11, 0, 13]);
}, 120_000);

it('go out on the last paid day of a listing that is marked as rented', async () => {
  const rosa = await landlord();
  await contact(rosa, 11);
  await rosa.hide(true);
  const { expiresAt } = await rosa.seen();
  await life.to(expiresAt, -0.1);
  expect([await emails(rosa), await waiting(rosa)]).toEqual([10, 1]);
  await life.to(expiresAt);
  const { status, endReason } = await rosa.seen();
  expect([await emails(rosa), await waiting(rosa), status, endReason]).toEqual([11, 0, 13, 'rented']);
}, 120_000);
