import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createCache } from '../../graphql/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { DeactivateListingDocument, ListingToCancelDocument } from '../../shared/billing/dashboard.generated.ts';
import { closeDialog } from '../../shared/dialogs/dialog-store.ts';
import { CancelDialog } from './cancel-dialog.tsx';

afterEach(() => {
  act(closeDialog);
  cleanup();
});

const request = { query: DeactivateListingDocument, variables: { id: '1' } };
const images = exampleMyListing.listing.images.map((image) => ({ __typename: 'Image', ...image }));
const listing = {
  __typename: 'MyListing',
  ...exampleMyListing,
  listing: { __typename: 'Listing', ...exampleMyListing.listing, images },
};
const answered = (deactivateListing: Record<string, unknown>) => ({ request, result: { data: { deactivateListing } } });
const refused = {
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldError', field: 'notification', messages: ['No.'] }],
};

const slug = exampleMyListing.listing.slug;
/** The listing as it is when the dialog opens. */
const now = (pastDue: boolean) => ({
  request: { query: ListingToCancelDocument, variables: { slug } },
  result: { data: { myListing: { ...listing, pastDue } } },
});

function open(mock?: MockLink.MockedResponse, pastDue = false) {
  const [resolve, reject] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const link = new MockLink([now(pastDue), ...(mock ? [mock] : [])]);
  const client = new ApolloClient({ cache: createCache(), link });
  render(
    <ApolloProvider client={client}>
      <CancelDialog
        listing={{ id: '1', slug, name: 'Neil House', pastDue: false, expiresAt: '2026-10-02T10:00:00.000Z' }}
        resolve={resolve}
        reject={reject}
      />
    </ApolloProvider>,
  );
  return { resolve, reject };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('sends no request and changes nothing on Nevermind', () => {
  const { resolve, reject } = open();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Nevermind', 'Cancel My Listing']),
  );
  press('Nevermind');
  expect(resolve).not.toHaveBeenCalled();
  expect(reject).not.toHaveBeenCalled();
});

test('cancels once on Cancel My Listing, however often it is pressed, and resolves', async () => {
  const { resolve, reject } = open(answered({ __typename: 'ListingState', listing }));
  press('Cancel My Listing');
  press('Cancel My Listing');
  await waitFor(() => expect(resolve.mock.calls).toMatchObject([[{ id: '1' }]]));
  expect(reject).not.toHaveBeenCalled();
});

test('says of a listing whose renewal has failed since the page was loaded that it ends right away', async () => {
  open(undefined, true);
  expect(screen.getByText(/^Your listing stays up until/)).toBeTruthy();
  await screen.findByText("Its last payment failed, so it ends right away. You won't be charged again.");
});

test.each([
  ['a refusal', answered(refused)],
  ['a line that is dead', { request, error: new TypeError('Failed to fetch') }],
])('calls reject after %s', async (_, mock) => {
  const { resolve, reject } = open(mock);
  press('Cancel My Listing');
  await waitFor(() => expect(reject).toHaveBeenCalledOnce());
  expect(resolve).not.toHaveBeenCalled();
});
