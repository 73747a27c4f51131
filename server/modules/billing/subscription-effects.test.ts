import { expect, it } from 'vitest';
import { gracePeriodEnd } from '../../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import type { SubscriptionState } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { Listing } from '../listings/listing.entity.ts';
import { applyToListing, copyProcessorState } from './subscription-effects.ts';
import { Subscription } from './subscription.entity.ts';

const state = (change: Partial<SubscriptionState>): SubscriptionState => ({
  id: 'sub_1',
  customer: 'cus_1',
  intent: null,
  listing: 1,
  status: 'active',
  price: 49,
  anchor: new Date('2027-01-10T00:00:00Z'),
  periodStart: new Date('2027-01-10T00:00:00Z'),
  periodEnd: new Date('2027-02-10T00:00:00Z'),
  cancelAtPeriodEnd: false,
  endedAt: null,
  gaveUp: false,
  ...change,
});

it('counts the grace period from the first unpaid month when the next billing period begins unpaid', () => {
  const [row, listing] = [new Subscription(), Object.assign(new Listing(), { status: ACTIVE })];
  const apply = (next: SubscriptionState, now: string) => {
    copyProcessorState(row, next, []);
    applyToListing(listing, row, next, new Date(now));
  };
  apply(state({}), '2027-01-10T01:00:00Z');
  const unpaid = new Date('2027-02-10T00:00:00Z');
  apply(
    state({ status: 'past_due', periodStart: unpaid, periodEnd: new Date('2027-03-10T00:00:00Z') }),
    '2027-02-10T01:00:00Z',
  );
  expect(listing).toMatchObject({ status: ACTIVE, expiresAt: gracePeriodEnd(unpaid) });
  apply(
    state({
      status: 'past_due',
      periodStart: new Date('2027-03-10T00:00:00Z'),
      periodEnd: new Date('2027-04-10T00:00:00Z'),
    }),
    '2027-03-10T01:00:00Z',
  );
  expect(row.pastDueSince).toEqual(unpaid);
  expect(listing).toMatchObject({ status: EXPIRED, expiresAt: gracePeriodEnd(unpaid) });
});
