import { RECEIPTS_PER_PAGE } from '../../../../domain/limits.ts';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createCache } from '../../../graphql/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { PageInfoProvider } from '../../../app/page-info.tsx';
import { allNotices } from '../../../components/notices/notice-store.ts';
import { MyBillingDocument, type MyBillingQuery } from '../../../shared/billing/billing.generated.ts';
import {
  ActivateListingDocument,
  type ListingCard_ListingFragment,
} from '../../../shared/billing/dashboard.generated.ts';
import { exampleCard, exampleMyListing } from '../../../shared/examples/example-my-listing.fixture.ts';
import { MyListingCard } from './my-listing-card.tsx';
import { RelistListing } from './relist-listing.tsx';

afterEach(cleanup);

const boot = { brand: 'default', now: '2026-09-15T12:00:00.000Z', origin: '', site: null } as const;
const activate = { query: ActivateListingDocument, variables: { id: '1', price: 29 } };
const images = exampleMyListing.listing.images.map((image) => ({ __typename: 'Image', ...image }));
const listing = {
  __typename: 'MyListing',
  ...exampleMyListing,
  listing: { __typename: 'Listing', ...exampleMyListing.listing, images },
};
const listed = { request: activate, result: { data: { activateListing: { __typename: 'ListingState', listing } } } };
const errors = [{ __typename: 'FieldError', field: 'payment', messages: ['Card declined. Try another card.'] }];
const declined = { request: activate, result: { data: { activateListing: { __typename: 'Invalid', errors } } } };

interface ShownMore {
  mine?: ListingCard_ListingFragment;
  cachedCents?: number;
  fails?: boolean;
  price?: number;
}

function show(
  card: typeof exampleCard | null,
  answers: MockLink.MockedResponse[] = [],
  creditCents = 0,
  { mine, cachedCents, fails, price = 29 }: ShownMore = {},
) {
  const close = vi.fn<() => void>();
  const billing = {
    __typename: 'Billing',
    id: '1',
    card: card && { __typename: 'StoredCard', ...card },
    creditCents,
    receipts: [],
    receiptCount: 0,
  };
  const query = { query: MyBillingDocument, variables: { receipts: RECEIPTS_PER_PAGE } };
  const result = fails ? { error: new Error('Offline') } : { result: { data: { myBilling: billing } } };
  const link = new MockLink([{ request: query, ...result }, ...answers]);
  const client = new ApolloClient({ cache: createCache(), link });
  if (cachedCents !== undefined) {
    const cached = { myBilling: { ...billing, creditCents: cachedCents } } as unknown as MyBillingQuery;
    client.writeQuery({ ...query, data: cached });
  }
  const changeTo = (other: typeof exampleCard) =>
    client.writeQuery({
      ...query,
      data: { myBilling: { ...billing, card: { __typename: 'StoredCard', ...other } } } as unknown as MyBillingQuery,
    });
  render(
    <PageInfoProvider value={boot}>
      <ApolloProvider client={client}>
        {mine ? <MyListingCard mine={mine} /> : <RelistListing mine={{ ...exampleMyListing, price }} close={close} />}
      </ApolloProvider>
    </PageInfoProvider>,
  );
  return { close, changeTo };
}
const pay = async () => fireEvent.click(await screen.findByRole('button', { name: 'Pay $29 and list it' }));

test('shows the amount and the card before charging (K25)', async () => {
  const { close } = show(exampleCard, [listed]);
  await screen.findByText(
    'Your Visa ending 4242 is charged $29 today, and $29 each month until you cancel it or mark it as rented.',
  );
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('applies credit first, and shows the remaining amount', async () => {
  show(exampleCard, [], 1333);
  await screen.findByText(
    'Your Visa ending 4242 is charged $15.67 today ($29 less $13.33 of credit), and $29 each month until you cancel it or mark it as rented.',
  );
  screen.getByRole('button', { name: 'Pay $15.67 and list it' });
  cleanup();
  show(exampleCard, [], 4000);
  await screen.findByText(
    'Your credit covers this month. Then $29 each month until you cancel it or mark it as rented.',
  );
  screen.getByRole('button', { name: 'List it with your credit' });
  cleanup();
  show(exampleCard, [], -25);
  await screen.findByText(/^Your Visa ending 4242 is charged \$29\.25 today \(\$29 plus \$0\.25 outstanding\)/);
});

test('shows the whole price when a renewal has used the credit since it was cached', async () => {
  show(exampleCard, [], 0, { cachedCents: 1333 });
  await screen.findByRole('button', { name: /^Pay/ });
  screen.getByRole('button', { name: 'Pay $29 and list it' });
});

test('states the price without a credit that could not be read', async () => {
  show(exampleCard, [], 0, { cachedCents: 1333, fails: true });
  await screen.findByText("A month costs $29. If your account has credit, we'll use it first.");
  screen.getByRole('button', { name: 'Pay $29 and list it' });
});

test('says that a type without a price is unavailable, whatever could be read', async () => {
  show(exampleCard, [], 0, { fails: true, price: 0 });
  await screen.findByText("This property type isn't available right now. Nothing can be charged.");
});

test('offers another card after a decline, and allows a retry', async () => {
  const { close } = show(exampleCard, [declined, listed]);
  await pay();
  expect((await screen.findByText('Card declined. Try another card.')).closest('[role=alert]')).toBeTruthy();
  screen.getByRole('button', { name: 'Use another card' });
  expect(close).not.toHaveBeenCalled();
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('clears the error of one card when another is used', async () => {
  const { changeTo } = show(exampleCard, [declined]);
  await pay();
  await screen.findByText('Card declined. Try another card.');
  changeTo({ ...exampleCard, brand: 'mastercard', last4: '4444' });
  await screen.findByText(/^Your Mastercard ending 4444 is charged \$29 today/);
  expect(screen.queryByText('Card declined. Try another card.')).toBeNull();
});

test.each([
  [null, "A month costs $29. There's no card on file, so add one first.", 'Add card'],
  [
    { ...exampleCard, expMonth: 8, expYear: 2026 },
    'A month costs $29. Your Visa ending 4242 has expired: use another card.',
    'Use another card',
  ],
])('charges nothing without a chargeable card: %o', async (card, words, way) => {
  show(card);
  await screen.findByText(words);
  screen.getByRole('button', { name: way });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('says that a hidden listing whose cancellation is undone stays hidden', async () => {
  const kept = { ...listed, request: { ...activate, variables: { id: '1' } } };
  show(exampleCard, [kept], 0, { mine: { ...exampleMyListing, canceled: true, hidden: true } });
  fireEvent.click(screen.getByRole('button', { name: /^Keep it listed/ }));
  await waitFor(() =>
    expect(allNotices().at(-1)?.message).toBe("Neil House renews again. It's still hidden from renters."),
  );
});
