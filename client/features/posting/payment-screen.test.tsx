import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { accountOf, EMPTY_LANDLORD, failing, required, withdrawn } from '../../../mocks/scenarios/setup/arrange.ts';
import type { World } from '../../../mocks/world/world.ts';
import { isNotReady } from '../../../tests/setup/is-not-ready.ts';
import { account, openPosting, refused, written, type Opened } from './posting.fixture.tsx';

const open = (arrange?: (world: World) => void) =>
  openPosting({ path: '/post/step-3', draft: written, account, ...(arrange && { arrange }) });
/** Opens step 3 near these colleges, or as many. */
const openNear = (list: string[], count = list.length) => {
  const schools = { __typename: 'Schools', count, list };
  const geo = { __typename: 'Geo', lat: 40, lon: -83, zip: '43210', exact: true, schools };
  open().respond('GeoInformation', () => ({ geoInformation: geo }));
};
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
  openNear(['Ohio State University', 'Capital University', 'Otterbein University'], 8);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Order Summary');
  expect(document.title).toBe('Payment Details');
  screen.getByText('Listings renew automatically each month until canceled.');
  expect((await screen.findByText('DUE TODAY')).parentElement?.textContent).toBe('DUE TODAY$49');
  for (const chip of ['Ohio State University', 'Capital University', 'Otterbein University', '+ 5 others'])
    await screen.findByText(chip);
});

/** Gives the landlord who logs in a card on file and a credit. */
const withCredit =
  (creditCents: number) =>
  (world: World): void => {
    const card = required(world.db.cards[0], 'card');
    world.db.cards.push({ ...card, accountId: accountOf(world, EMPTY_LANDLORD).id, creditCents });
  };

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
    const { sent, logIn } = open(withCredit(cents));
    const due = await screen.findByText('DUE TODAY');
    expect(sent('MyCredit')).toEqual([]);
    logIn();
    await waitFor(() => expect(due.parentElement?.nextElementSibling?.textContent).toBe(words));
    expect(due.parentElement?.textContent).toBe('DUE TODAY$49');
    screen.getByText('Then $49 each month until you cancel it or mark it as rented. You can do both at any time.');
  },
);

test('shows nothing about credit when there is none or when it is unknown', async () => {
  const { mock, sent, logIn } = open();
  const due = await screen.findByText('DUE TODAY');
  logIn();
  await waitFor(() => expect(sent('MyCredit')).toHaveLength(1));
  await expect.poll(() => mock.line.underWay).toBe(0);
  expect(due.parentElement?.nextElementSibling?.textContent).toBe('');
  cleanup();
  const other = open(failing('MyCredit', 'unreachable'));
  await screen.findByText('DUE TODAY');
  other.logIn();
  await screen.findByText("If your account has credit, we'll use it first.");
});

test('formats one remaining college in the singular and none as nothing', async () => {
  openNear(['A', 'B', 'C'], 4);
  await screen.findByText('+ 1 other');
  cleanup();
  openNear([]);
  await screen.findByText('DUE TODAY');
  await waitFor(() => expect(screen.queryByText('Included colleges')).toBeNull());
});

test('blocks payment for a property type without a price and links to step 1 (K12)', async () => {
  open(withdrawn(APARTMENT));
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
  const { user, sent, hold, respond } = open();
  respond('PublishListing', () => ({ publishListing: refused('payment.zip', 'Not this zip.') }));
  const release = hold('PublishListing');
  await fill(user);
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
  const button = await pay();
  for (let presses = 0; presses < 3; presses++) fireEvent.click(button);
  await waitFor(() => expect(sent('PublishListing')).toHaveLength(1));
  fireEvent.click(button);
  fireEvent.submit(button);
  release();
  await screen.findAllByText('Not this zip.');
  expect(sent('PublishListing')).toHaveLength(1);
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
  const { user } = open();
  await fill(user);
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
  await user.click(await pay());
  await screen.findByText('Your listing is published.');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
