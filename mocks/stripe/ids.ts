import { randomBytes } from 'node:crypto';
import type { ObjectType } from './stored-objects.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The object type of an id, by its prefix. */
export const OBJECT_TYPE_BY_PREFIX: Readonly<Record<string, ObjectType>> = {
  cus: 'customer',
  pm: 'payment_method',
  tok: 'token',
  seti: 'setup_intent',
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  prod: 'product',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  inpay: 'invoice_payment',
  ii: 'invoiceitem',
  txn: 'balance_transaction',
  cbtxn: 'customer_balance_transaction',
  du: 'dispute',
  cn: 'credit_note',
  evt: 'event',
  we: 'webhook_endpoint',
  clock: 'test_helpers.test_clock',
};

/** `<prefix>_` and `length` random letters and digits. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
