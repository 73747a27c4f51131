import { defineEntity, p } from '@mikro-orm/core';

/** A landlord. Secrets are in a separate entity. */
export class Account {
  id!: number;
  /** The public ID. */
  key!: string;
  /** As entered, trimmed; unique regardless of case. */
  email!: string;
  firstName!: string;
  lastName!: string;
  demo!: boolean;
  createdAt!: Date;
}

export const AccountSchema = defineEntity({
  class: Account,
  tableName: 'account',
  properties: {
    id: p.bigint('number').primary(),
    key: p.uuid(),
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    demo: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

export class AccountSecret {
  accountId!: number;
  /** The argon2id hash. */
  passwordHash!: string;
}

export const AccountSecretSchema = defineEntity({
  class: AccountSecret,
  tableName: 'account_secret',
  properties: { accountId: p.bigint('number').primary().autoincrement(false), passwordHash: p.text() },
});
