import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DRAFTS_PER_PAGE } from '../../../../domain/limits.ts';
import { onPage } from '../../posting/answered.fixture.tsx';
import { DraftsCheckout } from './drafts-checkout.tsx';
import { Drafts } from './drafts.tsx';

const draft = (id: string) => ({
  __typename: 'MyDraft',
  id,
  ownId: null,
  name: `Draft ${id}`,
  type: 84,
  address: '',
  missing: [],
  goesToReview: false,
  inReview: false,
  savedAt: '2026-09-14T12:00:00.000Z',
});

test('keeps the list, its pages and the focus when another page fails to load', async () => {
  let isOnline = false;
  const drafts = (page: number) => ({
    myDrafts: { __typename: 'MyDrafts', total: DRAFTS_PER_PAGE + 1, drafts: [draft(String(page))] },
  });
  onPage(<Drafts />, {
    MyDrafts: ({ page }) => (page === 1 || isOnline ? drafts(Number(page)) : new Error('offline')),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Next/ }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain("These drafts didn't load.");
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' }));
  screen.getByText('Draft 1');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Draft 2');
  expect(screen.queryByRole('alert')).toBeNull();
});

const options = {
  __typename: 'Options',
  localProcessor: true,
  stripeKey: null,
  types: [{ __typename: 'PropertyTypeOffer', id: 84, price: 30 }],
};
const card = { __typename: 'StoredCard', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };

test('charges nothing for a text that goes to review (K66)', async () => {
  const chosen = { ...draft('2'), goesToReview: true };
  onPage(<DraftsCheckout drafts={[draft('1'), chosen]} close={() => undefined} />, {
    DraftsCheckout: () => ({ options, myBilling: { __typename: 'Billing', id: '1', creditCents: 0, card } }),
  });
  await screen.findByRole('button', { name: 'Pay $30 and publish 1 draft. Send 1 draft for review' });
  screen.getByText('Apartment · $30 a month, charged only if we approve its text');
});

test('states the charge of what is left by the credit that is left, also when the checkout stops', async () => {
  const published: unknown[] = [];
  onPage(<DraftsCheckout drafts={[draft('1'), draft('2')]} close={() => undefined} />, {
    DraftsCheckout: () => ({
      options,
      myBilling: { __typename: 'Billing', id: '1', creditCents: 5000 - 3000 * published.length, card },
    }),
    PublishDraft: ({ id }) => {
      if (published.length > 0) return new Error('offline');
      published.push(id);
      return { publishDraft: { __typename: 'Published', listing: { __typename: 'MyListing', id: '7' } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $10 and publish 2 drafts' }));
  await screen.findByText("Stopped at Draft 2. The drafts after it weren't charged.");
  await screen.findByRole('button', { name: 'Pay $10 and publish 1 draft' });
  screen.getByText(/Your credit of \$20 pays first\.$/);
});
