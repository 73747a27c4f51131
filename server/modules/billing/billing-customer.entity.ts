import { defineEntity, p } from '@mikro-orm/core';

/** An account at the processor, and of its card only what may be kept (K37). */
export class BillingCustomer {
  accountId!: number;
  customer!: string;
  paymentMethod!: string | null;
  cardBrand!: string | null;
  cardLast4!: string | null;
  cardMonth!: number | null;
  cardYear!: number | null;
  /** A change of card that was begun and is not taken yet; times are the machine's. */
  setup!: string | null;
  setupBegunAt!: Date | null;
  /** When it was first seen confirmed by another than its page. */
  setupSeenAt!: Date | null;
}

export const BillingCustomerSchema = defineEntity({
  class: BillingCustomer,
  tableName: 'billing_customer',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    customer: p.text(),
    paymentMethod: p.text().nullable(),
    cardBrand: p.text().nullable(),
    cardLast4: p.character().length(4).nullable(),
    cardMonth: p.smallint().nullable(),
    cardYear: p.smallint().nullable(),
    setup: p.text().nullable(),
    setupBegunAt: p.datetime().nullable(),
    setupSeenAt: p.datetime().nullable(),
  },
});
