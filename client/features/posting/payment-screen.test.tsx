import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../graphql/viewer.ts';
import { account, openPosting, refused, written, type Opened } from './posting.fixture.tsx';
import { isNotReady } from '../../../tests/setup/is-not-ready.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-signed-in');
});

const geo = (list: string[], count = list.length) => ({
  GeoInformation: async () => ({
    geoInformation: {
      __typename: 'Geo',
      lat: 40,
      lon: -83,
      zip: '43210',
      schools: { __typename: 'Schools', count, list },
    },
  }),
});
const open = (more: Partial<Parameters<typeof openPosting>[0]> = {}) =>
  openPosting({ path: '/post/step-3', draft: written, account, ...more });
const pay = () => screen.findByText<HTMLButtonElement>('Process Payment');

/** The six fields, in form order. */
const card = {
  'Billing address': '1739 N High St',
  'Billing zip': '43210-1234',
  'Card number': '4242 4242 4242 4242',
  'Expiration month': '12',
  'Expiration year': '2040',
  'Security code': '12345',
};
async function fill(user: Opened['user']): Promise<void> {
  for (const [label, text] of Object.entries(card)) {
    const field = await screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    expect(isNotReady(await pay())).toBe(true);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, field.options[5] ?? '');
    else {
      await user.click(field);
      await user.paste(text);
    }
  }
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('shows on step 3 what is bought, its price and its term', async () => {
  open({ answers: geo(['Ohio State University', 'Capital University', 'Otterbein University'], 8) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Order Summary');
  expect(document.title).toBe('Payment Details');
  screen.getByText('Listings renew automatically each month until canceled.');
  expect((await screen.findByText('DUE TODAY')).parentElement?.textContent).toBe('DUE TODAY$49');
  for (const chip of ['Ohio State University', 'Capital University', 'Otterbein University', '+ 5 others'])
    await screen.findByText(chip);
});

const viewer = { id: '1', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };
const credit = (creditCents: number) => ({
  MyCredit: async () => ({ myBilling: { __typename: 'Billing', id: '1', creditCents } }),
  MyDrafts: async () => ({ myDrafts: [] }),
});

test.each([
  [1333, '$35.67 is charged today ($49 less $13.33 of credit).'],
  [
    6000,
    "Your credit covers this month. Your card isn't charged today. It pays for the months after. You'll have $11 in credit for your next charge.",
  ],
  [
    4875,
    "Your credit covers this month. Your card isn't charged today. It pays for the months after. $0.25 is still outstanding and will be added to your next charge.",
  ],
  [-25, '$49.25 is charged today ($49 plus $0.25 outstanding).'],
])(
  "shows today's charge with a credit of %d cents beside the price, also after a login during the flow",
  async (cents, words) => {
    const { client, asked } = open({ answers: credit(cents) });
    const due = await screen.findByText('DUE TODAY');
    expect(asked.map(({ operation }) => operation)).not.toContain('MyCredit');
    act(() => signIn(client.cache, viewer));
    await vi.waitFor(() => expect(due.parentElement?.nextElementSibling?.textContent).toBe(words));
    expect(due.parentElement?.textContent).toBe('DUE TODAY$49');
    screen.getByText('Then $49 each month until you cancel it or mark it as rented. You can do both at any time.');
  },
);

test('shows nothing about credit when there is none or when it is unknown', async () => {
  const { client, asked } = open({ answers: credit(0) });
  const due = await screen.findByText('DUE TODAY');
  act(() => signIn(client.cache, viewer));
  await vi.waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('MyCredit'));
  expect(due.parentElement?.nextElementSibling?.textContent).toBe('');
  cleanup();
  const { client: other } = open({ answers: { ...credit(0), MyCredit: () => Promise.reject(new Error('No answer')) } });
  await screen.findByText('DUE TODAY');
  act(() => signIn(other.cache, viewer));
  await screen.findByText("If your account has credit, we'll use it first.");
});

test('formats one remaining college in the singular and none as nothing', async () => {
  open({ answers: geo(['A', 'B', 'C'], 4) });
  await screen.findByText('+ 1 other');
  cleanup();
  open({ answers: geo([], 0) });
  await screen.findByText('DUE TODAY');
  expect(screen.queryByText('Included colleges')).toBeNull();
});

test('blocks payment for a property type without a price and links to step 1 (K12)', async () => {
  open({ prices: [0, 29] });
  expect((await screen.findByText('DUE TODAY')).parentElement?.textContent).toBe('DUE TODAY$0');
  for (const [label, text] of Object.entries(card).slice(0, 2))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  expect((await pay()).disabled).toBe(true);
  screen.getByRole('link', { name: 'Choose a property type' });
});

test('enables Process Payment with the last of the six fields, which format their digits', async () => {
  const { user } = open();
  await fill(user);
  expect(isNotReady(await pay())).toBe(false);
  expect(['Billing zip', 'Card number', 'Security code'].map(valueOf)).toEqual([
    '43210',
    '4242 4242 4242 4242',
    '1234',
  ]);
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '' } });
  expect(isNotReady(await pay())).toBe(true);
});

test('ignores a second click while a payment is in progress and charges once', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, asked } = open({ answers: { PublishListing: () => promise } });
  vi.stubGlobal('fetch', async () => Response.json({ id: 'pm_1' }));
  await fill(user);
  const button = await pay();
  for (let presses = 0; presses < 3; presses++) fireEvent.click(button);
  const sent = () => asked.filter(({ operation }) => operation === 'PublishListing').length;
  await vi.waitFor(() => expect(sent()).toBe(1));
  fireEvent.click(button);
  fireEvent.submit(button);
  resolve({ publishListing: refused('payment.zip', 'Not this zip.') });
  await screen.findAllByText('Not this zip.');
  expect(sent()).toBe(1);
  // a rejected field shows its error until it is edited, and no other field does
  expect(screen.getByLabelText('Billing zip').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Billing address').getAttribute('aria-invalid')).toBeNull();
});

test('saves nothing that is typed here (K16)', async () => {
  const { user } = open();
  await fill(user);
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join('\n');
  // The tab's random id is saved and may contain any four digits in a row.
  for (const secret of [/4242 ?4242/, /(?<![\da-f-])1234(?![\da-f-])/, account.password])
    expect(kept).not.toMatch(secret);
});

test('scrolls to the published notice from wherever the button was', async () => {
  // newer browsers return a promise, which an effect must not return
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(async () => {});
  const { user } = open({
    answers: {
      PublishListing: async () => ({
        publishListing: { __typename: 'Published', listing: { __typename: 'Listing', id: '1' }, user: null },
      }),
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ id: 'pm_1' }));
  await fill(user);
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
  await user.click(await pay());
  await screen.findByText('Your listing is published.');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
