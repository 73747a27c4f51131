import { guessablePasswordWarning, type PasswordOwner } from '../../../domain/account/guessable-password.ts';
import { PASSWORD_MAX_LENGTH } from '../../../domain/limits.ts';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Throttle } from '../../throttle.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { Account, AccountSecret } from './account.entity.ts';
import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const argonOptions = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), argonOptions);

let dummyHash: Promise<string> | undefined;

/** Returns whether the password matches the hash. Without a hash (no such account) it takes the same time and returns false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await (dummyHash ??= hashPassword('nobody'))), password.normalize('NFC'));
  return passwordHash !== null && right;
}

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  demo?: boolean;
}

/** A password as it is stored. */
export interface StoredPassword {
  passwordHash: string;
  /** Whether it is easy to guess (K35). */
  guessable?: boolean;
}

type AccountDeps = Pick<ServiceDeps, 'orm' | 'clock'> & { throttle: Pick<Throttle, 'take' | 'clear'> };

/** Manages landlords' accounts and their passwords. Email addresses are compared case-insensitively. */
export class AccountService {
  constructor(private readonly deps: AccountDeps) {}

  /** Returns what is stored of a new password: its hash, and whether it is easy to guess (K35). */
  async toStored(password: string, owner: PasswordOwner): Promise<StoredPassword> {
    const guessable = guessablePasswordWarning(password, owner) !== undefined;
    return { passwordHash: await hashPassword(password), guessable };
  }

  /** Creates an account in the caller's transaction; a taken email address violates `account_by_email`. */
  async create(em: EntityManager, { password, ...account }: NewAccount & { password: string }): Promise<Account> {
    return this.createHashed(em, { ...account, ...(await this.toStored(password, account)) });
  }

  /** Creates an account from the password's hash: a publish intent stores no password. */
  async createHashed(
    em: EntityManager,
    { email, firstName, lastName, demo = false, passwordHash, guessable = false }: NewAccount & StoredPassword,
  ): Promise<Account> {
    const account = em.create(Account, {
      key: randomUUID(),
      email: email.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      demo,
      createdAt: this.deps.clock.now(),
    });
    await em.flush();
    em.create(AccountSecret, { accountId: account.id, passwordHash, guessable });
    await em.flush();
    return account;
  }

  /**
   * Returns whether a logged-in landlord has entered the account's password, before an irreversible action. Only
   * sessions of the account count against its limit, so nobody else can exhaust it.
   * @throws {TooManyRequests} after five wrong ones a minute.
   */
  async confirm({ accountId }: { accountId: number }, password: string): Promise<boolean> {
    const key = String(accountId);
    await this.deps.throttle.take('passwordConfirm', key);
    const right = await this.isPasswordOf(accountId, password);
    if (right) await this.deps.throttle.clear('passwordConfirm', key);
    return right;
  }

  /** Returns whether it is the account's current password; without an account it takes the same time and returns false. */
  async isPasswordOf(accountId: number | null, password: string): Promise<boolean> {
    return (await this.hashOf(accountId, password)) !== null;
  }

  /** Returns the stored hash of the account's current password; null as `isPasswordOf` false. */
  async hashOf(accountId: number | null, password: string): Promise<string | null> {
    // No account has ID 0; the query runs anyway, since a missing one would reveal this by its timing.
    const secret = await this.deps.orm.em.fork().findOne(AccountSecret, { accountId: accountId ?? 0 });
    const passwordHash = secret?.passwordHash ?? null;
    return (await verifyPassword(passwordHash, password.slice(0, PASSWORD_MAX_LENGTH))) ? passwordHash : null;
  }

  /** Returns whether the account's password was easy to guess when it was set. */
  async hasGuessablePassword(accountId: number): Promise<boolean> {
    return (await this.deps.orm.em.fork().findOne(AccountSecret, { accountId }))?.guessable ?? false;
  }

  async emailTaken(email: string): Promise<boolean> {
    return (await this.byEmail(email)) !== null;
  }

  async byId(id: number): Promise<Account | null> {
    return this.deps.orm.em.fork().findOne(Account, { id });
  }

  async byEmail(email: string): Promise<Account | null> {
    const em = this.deps.orm.em.fork();
    return em.findOne(Account, { [raw((alias) => `lower(${alias}.email)`)]: email.trim().toLowerCase() });
  }

  /** Ends the links to log in or to reset the password that were emailed before, in the caller's transaction. */
  async expireLinks(em: EntityManager, accountId: number): Promise<void> {
    for (const table of ['password_reset', 'login_link'])
      await em.execute(`update ${table} set used_at = now() where account_id = ? and used_at is null`, [accountId]);
  }

  /** Sets a new password in the caller's transaction; ends emailed links and email changes, maybe an attacker's. */
  async setPassword(em: EntityManager, accountId: number, password: string): Promise<void> {
    await this.expireLinks(em, accountId);
    await em.execute('delete from email_change where account_id = ? and used_at is null', [accountId]);
    const owner = await em.findOneOrFail(Account, { id: accountId });
    await em.nativeUpdate(AccountSecret, { accountId }, await this.toStored(password, owner));
  }
}
