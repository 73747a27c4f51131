import { raw, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { PASSWORD_MAX } from '../../../domain/account/limits.ts';
import { readLogin, WRONG_LOGIN } from '../../../domain/account/login.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { Clock } from '../../clock.ts';
import type { Throttle } from '../../throttle.ts';
import { Account, AccountSecret } from './account.entity.ts';
import { hashPassword, isPassword } from './passwords.ts';

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
   * The account of these credentials, or what to say beside the field [§8]. An unknown e-mail and a wrong password give
   * the same answer in the same time.
   * @throws {TooMany} after 20 tries a minute from one address, or 5 for one account.
   */
  async verify(email: string, password: string, ip: string): Promise<{ account: Account } | { errors: FieldErrors }> {
    const read = readLogin(email, password);
    if ('errors' in read) return read;
    const name = read.email.toLowerCase();
    await this.#throttle.take('login', ip);
    await this.#throttle.take('loginAccount', name);
    const account = await this.byEmail(name);
    const right = await this.isPasswordOf(account?.id ?? null, password);
    if (!account || !right) return { errors: WRONG_LOGIN };
    await this.#throttle.clear('loginAccount', name);
    return { account };
  }

  /**
   * Whether a landlord who is logged in has typed the account's password: asked again before what cannot be taken back.
   * Misses count as those of a login do: a session that was left open is no way to try them all.
   * @throws {TooMany}
   */
  async confirm({ accountId, email }: { accountId: number; email: string }, password: string, ip: string) {
    const name = email.toLowerCase();
    await this.#throttle.take('login', ip);
    await this.#throttle.take('loginAccount', name);
    const right = await this.isPasswordOf(accountId, password);
    if (right) await this.#throttle.clear('loginAccount', name);
    return right;
  }

  /** Whether it is the account's password now; without an account it takes the same time and is false. */
  async isPasswordOf(accountId: number | null, password: string): Promise<boolean> {
    // 0 is nobody's, and asked for all the same: a question less would tell.
    const secret = await this.#orm.em.fork().findOne(AccountSecret, { accountId: accountId ?? 0 });
    return isPassword(secret?.passwordHash ?? null, password.slice(0, PASSWORD_MAX));
  }

  async emailTaken(email: string): Promise<boolean> {
    return (await this.byEmail(email)) !== null;
  }

  async byId(id: number): Promise<Account | null> {
    return this.#orm.em.fork().findOne(Account, { id });
  }

  async emailOfId(id: number): Promise<string | null> {
    return (await this.byId(id))?.email ?? null;
  }

  async byEmail(email: string): Promise<Account | null> {
    const em = this.#orm.em.fork();
    return em.findOne(Account, { [raw((alias) => `lower(${alias}.email)`)]: email.trim().toLowerCase() });
  }

  /** Sets a new password in the caller's transaction. */
  async setPassword(em: EntityManager, accountId: number, password: string): Promise<void> {
    await em.nativeUpdate(AccountSecret, { accountId }, { passwordHash: await hashPassword(password) });
  }
}
