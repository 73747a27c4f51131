import { defineEntity, p } from '@mikro-orm/core';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.bigint('number').primary(),
    /** The public ID. */
    key: p.uuid(),
    /** As entered, trimmed; unique regardless of case. */
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    demo: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

/** A landlord. Secrets are in a separate entity. */
export class Account extends AccountSchema.class {}
AccountSchema.setClass(Account);

export const AccountSecretSchema = defineEntity({
  name: 'AccountSecret',
  tableName: 'account_secret',
  properties: {
    accountId: p.bigint('number').primary().autoincrement(false),
    /** The argon2id hash. */
    passwordHash: p.text(),
    /** Whether it was easy to guess when it was set (K35). */
    guessable: p.boolean().default(false),
  },
});

export class AccountSecret extends AccountSecretSchema.class {}
AccountSecretSchema.setClass(AccountSecret);
