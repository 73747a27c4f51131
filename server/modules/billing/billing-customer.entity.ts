import { defineEntity, p } from '@mikro-orm/core';

export const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customer',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    customer: p.text(),
    paymentMethod: p.text().strictNullable(),
    cardBrand: p.text().strictNullable(),
    cardLast4: p.character().length(4).strictNullable(),
    cardMonth: p.smallint().strictNullable(),
    cardYear: p.smallint().strictNullable(),
    /** A card change that was begun and is not applied yet; times are from the machine's clock. */
    setup: p.text().strictNullable(),
    /** The listings that the card is for; null for all. */
    setupListings: p.json<number[]>().strictNullable(),
    setupBegunAt: p.datetime().strictNullable(),
    /** When something other than its own page first saw it confirmed. */
    setupSeenAt: p.datetime().strictNullable(),
  },
});

/** An account's customer at the processor, with only the card data that may be stored (K37). */
export class BillingCustomer extends BillingCustomerSchema.class {}
BillingCustomerSchema.setClass(BillingCustomer);
