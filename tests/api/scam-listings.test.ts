import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePhoto } from '../setup/drafts.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';

/** What a scammer sends through the documented calls: none of it is ever shown, and nothing is charged (K66). */
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z');
});
afterAll(() => life.app.close());

const scams: [string, string, object][] = [
  ['a messenger in the name', 'name', { name: 'Maple Court, WhatsApp 614 555 0143' }],
  [
    'a phone number in words',
    'description',
    { description: 'Call six one four, five five five, zero one four three.' },
  ],
  ['a payment before a tour', 'description', { description: 'Send the deposit by Zelle before viewing.' }],
  ['look-alike letters', 'description', { description: 'Nо сhіldrеn here.' }],
  ['zero-width characters', 'description', { description: 'No k\u200bi\u200bd\u200bs allowed.' }],
  ['letters one by one', 'description', { description: 'W h i t e s  o n l y' }],
  ['digits for letters', 'description', { description: 'N0 ch1ldr3n, n0 v0uchers.' }],
  ['a link that is spelled out', 'description', { description: 'Apply at maplecourt dot rentals slash apply.' }],
  ['a scam in `description_text` alone', 'description', { description: 'Nice.', description_text: 'Whites only.' }],
  ['a phone number between marks', 'description', { description: 'Text 614<!>555<!>0143 for a tour.' }],
  ['a virtual tour that hides where it leads', 'virtualTour', { virtualTour: 'https://bit.ly/3xYz' }],
  ['an email as the street', 'location.address', { address: '12 rosa@maple.com St' }],
];

/** Returns the status of an answer and the fields with errors. */
const refusedAt = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: object };
  return [answer.status, Object.keys(errors ?? {})];
};

it.each(scams)('rejects %s', async (_what, field, { address, ...change }: { address?: string }) => {
  const body = life.bodyOf(`scam-${Math.random()}@maple.example`, change);
  if (address) body.location.address = address;
  const answer = await life.publish(life.renter, body);
  expect(await refusedAt(answer)).toEqual([422, [field]]);
  expect(await life.app.rows('select 1 from listing union all select 1 from subscription')).toEqual([]);
});

it('rejects a scam as a caption, and one that an edit brings in', async () => {
  const rosa = await life.landlord();
  const picture = await rosa.client.upload(await samplePhoto());
  const scam = { ...picture, caption: 'Text me: 614-555-0143' };
  const edits: [object, string][] = [
    [{ images: [scam] }, 'images'],
    [{ name: 'No kids House' }, 'name'],
  ];
  for (const [change, field] of edits) {
    const answer = await rosa.edit(change);
    expect(await refusedAt(answer)).toEqual([422, [field]]);
  }
  const [row] = await life.app.rows<object>('select name, images from listing where id = $1', [rosa.id]);
  expect(row).toMatchObject({ name: rosa.body.name, images: [expect.not.objectContaining({ caption: scam.caption })] });
});
