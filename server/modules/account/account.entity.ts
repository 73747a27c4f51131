import { defineEntity, p } from '@mikro-orm/core';

/** A landlord. What is secret sits in an entity of its own. */
export class Account {
  id!: number;
  /** The public id. */
  key!: string;
  /** As typed, trimmed; unique whatever its case. */
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
  /** argon2id. */
  passwordHash!: string;
}

export const AccountSecretSchema = defineEntity({
  class: AccountSecret,
  tableName: 'account_secret',
  properties: { accountId: p.bigint('number').primary().autoincrement(false), passwordHash: p.text() },
});
