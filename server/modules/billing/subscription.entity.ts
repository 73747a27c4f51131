import { defineEntity, p } from '@mikro-orm/core';

export const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    listingId: p.bigint('number').primary().autoincrement(false),
    accountId: p.bigint('number'),
    /** The processor's id. */
    subscription: p.text(),
    customer: p.text(),
    /** The processor's status: active, past_due, canceled, … */
    status: p.text(),
    /** Whole dollars per month. */
    price: p.integer(),
    anchor: p.datetime(),
    /** The billing month; a house's leads are counted from its start (K23). */
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean().default(false),
    /** Since when a renewal is past due; its grace period is seven days (K60). */
    pastDueSince: p.datetime().strictNullable(),
    /** The payment method that pays for it, with its label; null for the account's card on file. */
    card: p.text().strictNullable(),
    cardBrand: p.text().strictNullable(),
    cardLast4: p.text().strictNullable(),
  },
});

/** A listing's subscription as it last stood at the processor: one per listing, the newest. */
export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription);
