import { raw, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { PASSWORD_MAX_LENGTH } from '../../../domain/account/credential-limits.ts';
import type { Clock } from '../../clock.ts';
import type { Throttle } from '../../throttle.ts';
import { Account, AccountSecret } from './account.entity.ts';
import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const argonOptions = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), argonOptions);

let dummyHash: Promise<string> | undefined;

/** Whether it is the password of that hash. Without a hash (no such account) it takes the same time and is false. */
async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await (dummyHash ??= hashPassword('nobody'))), password.normalize('NFC'));
  return passwordHash !== null && right;
}

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  demo?: boolean;
}

interface AccountDeps {
  orm: MikroORM;
  clock: Clock;
  throttle: Throttle;
}

/** Landlords' accounts and their passwords. E-mails are compared without regard to case. */
export class AccountService {
  readonly #orm: MikroORM;
  readonly #clock: Clock;
  readonly #throttle: Throttle;

  constructor({ orm, clock, throttle }: AccountDeps) {
    this.#orm = orm;
    this.#clock = clock;
    this.#throttle = throttle;
  }

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Makes an account in the caller's transaction; a taken e-mail violates `account_by_email`. */
  async create(em: EntityManager, { password, ...account }: NewAccount & { password: string }): Promise<Account> {
    return this.createHashed(em, { ...account, passwordHash: await hashPassword(password) });
  }

  /** The same from the hash alone: a publish intent keeps no password. */
  async createHashed(
    em: EntityManager,
    { email, firstName, lastName, demo = false, passwordHash }: NewAccount & { passwordHash: string },
  ): Promise<Account> {
    const account = em.create(Account, {
      key: randomUUID(),
      email: email.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      demo,
      createdAt: this.#clock.now(),
    });
    await em.flush();
    em.create(AccountSecret, { accountId: account.id, passwordHash });
    await em.flush();
    return account;
  }

  /**
   * Returns whether a landlord who is logged in has typed the account's password, before what cannot be undone. Only
   * sessions of the account count against its limit, so nobody else can use it up.
   * @throws {TooManyRequests} after five wrong ones a minute.
   */
  async confirm({ accountId }: { accountId: number }, password: string): Promise<boolean> {
    const key = String(accountId);
    await this.#throttle.take('passwordConfirm', key);
    const right = await this.isPasswordOf(accountId, password);
    if (right) await this.#throttle.clear('passwordConfirm', key);
    return right;
  }

  /** Whether it is the account's password now; without an account it takes the same time and is false. */
  async isPasswordOf(accountId: number | null, password: string): Promise<boolean> {
    // 0 is nobody's, and asked for all the same: a question less would tell.
    const secret = await this.#orm.em.fork().findOne(AccountSecret, { accountId: accountId ?? 0 });
    return verifyPassword(secret?.passwordHash ?? null, password.slice(0, PASSWORD_MAX_LENGTH));
  }

  async emailTaken(email: string): Promise<boolean> {
    return (await this.byEmail(email)) !== null;
  }

  async byId(id: number): Promise<Account | null> {
    return this.#orm.em.fork().findOne(Account, { id });
  }

  async byEmail(email: string): Promise<Account | null> {
    const em = this.#orm.em.fork();
    return em.findOne(Account, { [raw((alias) => `lower(${alias}.email)`)]: email.trim().toLowerCase() });
  }

  /** Sets a new password in the caller's transaction. Links that were emailed before it expire. */
  async setPassword(em: EntityManager, accountId: number, password: string): Promise<void> {
    for (const table of ['password_reset', 'login_link'])
      await em.execute(`update ${table} set used_at = now() where account_id = ? and used_at is null`, [accountId]);
    await em.nativeUpdate(AccountSecret, { accountId }, { passwordHash: await hashPassword(password) });
  }
}
