import { defineEntity, p } from '@mikro-orm/core';

/** A listing's subscription as it last stood at the processor: one per listing, the newest. */
export class Subscription {
  listingId!: number;
  accountId!: number;
  /** The processor's id. */
  subscription!: string;
  customer!: string;
  /** The processor's status: active, past_due, canceled, … */
  status!: string;
  /** Whole dollars per month. */
  price!: number;
  anchor!: Date;
  /** The billing month; a house's leads are counted from its start (K23). */
  periodStart!: Date;
  periodEnd!: Date;
  cancelAtPeriodEnd!: boolean;
  /** Since when a renewal is past due; its grace period is seven days (K60). */
  pastDueSince!: Date | null;
  /** The payment method that pays for it, with its label; null for the account's card on file. */
  card!: string | null;
  cardBrand!: string | null;
  cardLast4!: string | null;
}

export const SubscriptionSchema = defineEntity({
  class: Subscription,
  tableName: 'subscription',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    accountId: p.bigint('number'),
    subscription: p.text(),
    customer: p.text(),
    status: p.text(),
    price: p.integer(),
    anchor: p.datetime(),
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean().default(false),
    pastDueSince: p.datetime().nullable(),
    card: p.text().nullable(),
    cardBrand: p.text().nullable(),
    cardLast4: p.text().nullable(),
  },
});
