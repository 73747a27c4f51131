import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_CONTACT_LINKS_A_DAY, CONTACT_LINKS_A_DAY } from '../../domain/limits.ts';
import { startListingLifecycle, type ListingLifecycle } from '../setup/listing-lifecycle.ts';
import { waitUntil } from '../setup/wait-until.ts';
import { whileContactLocked } from '../setup/while-locked.ts';

/** The link that confirms the contact email of a listing (K66). */
let life: ListingLifecycle;
beforeAll(async () => {
  life = await startListingLifecycle('2027-05-05T12:00:00Z', { reminders: true });
});
afterAll(() => life.app.close());

const emailsTo = (email: string) =>
  life.app.emails.filter(({ to, text }) => to === email && text.includes('/confirm-listing/'));
/** Returns the URL of the last of so many links that this address got. */
async function linkTo(email: string, count: number): Promise<string> {
  await waitUntil(() => expect(emailsTo(email)).toHaveLength(count));
  return life.app.url + (/http\S+?(\/confirm-listing\/[\w-]+)/.exec(emailsTo(email).at(-1)?.text ?? '')?.[1] ?? '');
}
const press = async (url: string) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) })).status;

it('confirms the contact email by the button of an emailed page, for all listings of the account with it', async () => {
  const rosa = await life.landlord({ contact: { ...life.bodyOf('').contact, email: 'lou@homes.example' } });
  const seen = async (slug = rosa.slug) => {
    const query = `{ myListing(slug: "${slug}") { unconfirmedEmail listing { checks } } }`;
    const { myListing } = await life.ask<{ myListing: { listing: { checks: string[] } } }>(rosa.client, query);
    const checks = myListing.listing.checks.filter((check) => check.startsWith('Email'));
    return { ...myListing, listing: { checks } };
  };
  const resend = () =>
    life.ask<{ sendContactLink: object }>(
      rosa.client,
      `mutation { sendContactLink(id: ${rosa.id}) {
        ... on ListingState { listing { unconfirmedEmail } } ... on Invalid { errors { field messages } } } }`,
    );
  const first = await linkTo('lou@homes.example', 1);
  // Neither opening it, nor confirming that the listing is available by its token or on the dashboard, is the check.
  expect((await fetch(first)).status).toBe(200);
  const byToken = await life.renter.post(`/api/listings/${rosa.id}/confirm`, { token: first.split('/').at(-1) });
  expect(byToken.status).toBe(422);
  await rosa.confirm();
  expect(await seen()).toEqual({ unconfirmedEmail: 'lou@homes.example', listing: { checks: [] } });

  // Another address gets a link of its own, and the earlier link is over.
  await rosa.edit({ contact: { ...rosa.body.contact, email: 'max@homes.example' } });
  const second = await linkTo('max@homes.example', 1);
  expect(await press(first)).toBe(404);
  expect(await seen()).toMatchObject({ unconfirmedEmail: 'max@homes.example' });

  const contact = { ...rosa.body.contact, email: 'Max@homes.example' };
  const { email: _email, password: _password, password_confirmation: _again, ...body } = life.bodyOf('', { contact });
  const published = await life.publish(rosa.client, body);
  const other = ((await published.json()) as { listing: { slug: string } }).listing.slug;

  // It has a link already.
  for (let count = 2; count <= CONTACT_LINKS_A_DAY; count++) {
    expect(await resend()).toMatchObject({ sendContactLink: { listing: { unconfirmedEmail: 'max@homes.example' } } });
    await linkTo('max@homes.example', count);
  }
  expect(await resend()).toMatchObject({ sendContactLink: { errors: [{ field: 'contact.email' }] } });

  expect(await press(second)).toBe(200);
  expect(await press(second)).toBe(404);
  const confirmed = { unconfirmedEmail: null, listing: { checks: [expect.stringMatching(/^Email confirmed May 5/)] } };
  expect(await seen()).toEqual(confirmed);
  expect(await seen(other)).toEqual(confirmed);
  await rosa.edit({ contact: { ...rosa.body.contact, email: 'kim@homes.example' } });
  expect(await seen()).toMatchObject({ unconfirmedEmail: 'kim@homes.example' });
  await rosa.edit({ contact });
  expect(await seen()).toEqual(confirmed);
});

it('sends the links of an account to so many addresses in a day, and the button says why it sends none', async () => {
  const rosa = await life.landlord({ contact: { ...life.bodyOf('').contact, email: 'own@homes.example' } });
  const contactAt = (email: string) => ({ contact: { ...rosa.body.contact, email } });
  const someone = () => `${randomUUID()}@stranger.example`;
  const strangers = () =>
    life.app.rows(`select 1 from email where "to" like '%@stranger.example' and subject like 'Confirm%'`);
  expect((await rosa.edit(contactAt(someone()))).status).toBe(200);
  // Confirming an address of one's own does not start over.
  expect((await rosa.edit(contactAt('own@homes.example'))).status).toBe(200);
  expect(await press(await linkTo('own@homes.example', 1))).toBe(200);
  for (let count = 0; count < ACCOUNT_CONTACT_LINKS_A_DAY; count++)
    expect((await rosa.edit(contactAt(someone()))).status).toBe(200);
  expect(await strangers()).toHaveLength(ACCOUNT_CONTACT_LINKS_A_DAY);

  const { email: _email, password: _password, password_confirmation: _again, ...body } = life.bodyOf('');
  expect((await life.publish(rosa.client, { ...body, ...contactAt(someone()) })).status).toBe(200);
  expect(await strangers()).toHaveLength(ACCOUNT_CONTACT_LINKS_A_DAY);
  const resend = () =>
    life.ask(
      rosa.client,
      `mutation { sendContactLink(id: ${rosa.id}) { __typename ... on Invalid { errors { field messages } } } }`,
    );
  expect(await resend()).toMatchObject({
    sendContactLink: { errors: [{ field: 'contact.email', messages: [expect.stringContaining('for your listings')] }] },
  });
  await life.to(life.clock.now(), 1.1);
  expect(await resend()).toMatchObject({ sendContactLink: { __typename: 'ListingState' } });
});

it('confirms an address while another listing with it is edited, confirmed or gets a link, without a deadlock', async () => {
  const email = 'all@homes.example';
  const rosa = await life.landlord({ contact: { ...life.bodyOf('').contact, email } });
  const link = await linkTo(email, 1);
  const { email: _email, password: _password, password_confirmation: _again, ...body } = life.bodyOf('', rosa.body);
  const published = await life.publish(rosa.client, { ...body, id: randomUUID() });
  const { id } = ((await published.json()) as { listing: { id: number } }).listing;
  const edit = async () => (await rosa.client.post('/api/posting/edit', { ...body, id })).status;
  const resend = async () => {
    const query = `mutation { sendContactLink(id: ${id}) { ... on ListingState { listing { id } } } }`;
    return (await life.ask<{ sendContactLink: object }>(rosa.client, query)).sendContactLink;
  };
  await resend();
  const otherLink = await linkTo(email, 2);
  const together = (...calls: (() => Promise<unknown>)[]) => whileContactLocked(life.app.pool, id, calls);
  expect(await together(resend, edit)).toEqual([{ listing: { id: String(id) } }, 200]);
  // The second press finds its link used by the first.
  expect(
    await together(
      () => press(link),
      () => press(otherLink),
      edit,
    ),
  ).toEqual([200, 404, 200]);
});
