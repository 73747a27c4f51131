import { defineEntity, p } from '@mikro-orm/core';

/** An account's customer at the processor, with only the card data that may be stored (K37). */
export class BillingCustomer {
  accountId!: number;
  customer!: string;
  paymentMethod!: string | null;
  cardBrand!: string | null;
  cardLast4!: string | null;
  cardMonth!: number | null;
  cardYear!: number | null;
  /** A card change that was begun and is not applied yet; times are from the machine's clock. */
  setup!: string | null;
  /** The listings that the card is for; null for all. */
  setupListings!: number[] | null;
  setupBegunAt!: Date | null;
  /** When something other than its own page first saw it confirmed. */
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
    setupListings: p.json<number[]>().nullable(),
    setupBegunAt: p.datetime().nullable(),
    setupSeenAt: p.datetime().nullable(),
  },
});
