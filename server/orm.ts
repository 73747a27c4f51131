// The entities' type-graphql decorators require it, also outside the server (migrations, test setup).
import 'reflect-metadata';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EnvError } from './env.ts';
import { ImageSchema } from './modules/images/image.entity.ts';
import { AccountSchema, AccountSecretSchema } from './modules/account/account.entity.ts';
import { LeadSchema } from './modules/leads/lead.entity.ts';
import { CitySchema } from './modules/places/city.entity.ts';
import { CollegeSchema } from './modules/places/college.entity.ts';
import { ListingContactSchema, ListingFloorplanSchema, ListingSchema } from './modules/listings/listing.entity.ts';
import { EmailSchema } from './emails/email.entity.ts';
import { PropertyTypeChangeSchema } from './modules/property-type-changes/property-type-change.entity.ts';
import { PublishIntentSchema } from './modules/posting/publishing/publish-intent.entity.ts';
import { BillingCustomerSchema } from './modules/billing/billing-customer.entity.ts';
import { SavedDraftSchema } from './modules/posting/drafts/saved-draft.entity.ts';
import { SubscriptionSchema } from './modules/billing/subscription.entity.ts';

/** Every entity of the app; new ones are added here. */
const entities = [
  AccountSchema,
  AccountSecretSchema,
  CitySchema,
  CollegeSchema,
  ListingSchema,
  ListingContactSchema,
  ListingFloorplanSchema,
  EmailSchema,
  LeadSchema,
  ImageSchema,
  PublishIntentSchema,
  PropertyTypeChangeSchema,
  SubscriptionSchema,
  BillingCustomerSchema,
  SavedDraftSchema,
];

/**
 * Returns each lost connection to its pool at once, to be replaced. Kysely never returns one whose `begin`, `commit` or
 * `rollback` fails, so after as many losses as it has connections a pool would wait forever (kysely-org/kysely#1990).
 */
function releaseLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    let release: pg.PoolClient['release'] | undefined;
    // The pool sets it each time the connection is taken, and the one who took it may return it too.
    Object.defineProperty(client, 'release', {
      get: () => release,
      set: (once: pg.PoolClient['release']) => {
        let isReleased = false;
        release = (error) => {
          if (!isReleased) {
            isReleased = true;
            once(error);
          }
        };
      },
    });
    client.once('end', () => release?.(true));
    // Kysely has forgotten the pool by then, so it would never return one that was still being opened.
    if (pool.ending) void client.end();
  });
}

/** Opens the ORM on a database; does not migrate. */
export function createOrm(
  databaseUrl: string,
  { driverOptions = {}, ...options }: Partial<Omit<Options, 'driverOptions'>> & { driverOptions?: pg.PoolConfig } = {},
): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    migrations: {
      path: resolve('migrations'),
      glob: '*.ts',
      snapshot: false,
      transactional: true,
      allOrNothing: false,
    },
    pool: { min: 0, max: 10 },
    forceUtcTimezone: true,
    driverOptions: { ...driverOptions, onPoolCreated: releaseLostConnections },
    ...options,
  });
}

/** How long a migration waits for a lock before it lets the requests behind it pass and tries again. */
const LOCK_TIMEOUT_MS = 3000;
/** How often a migration tries to get its locks: about five minutes. */
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 2000;
/** While another process migrates: an hour. */
const MIGRATION_LOCK_PAUSE_MS = 100;
const MIGRATION_LOCK_ATTEMPTS = 36_000;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause));

/**
 * Takes the session's lock: a transaction's would not do, because indexes are built concurrently outside of
 * transactions. Polls, because a statement that waits has a snapshot, and building an index concurrently waits for that.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('migrations', 0)) as locked`,
    );
    if (rows[0]?.locked) return;
    if (attempt === MIGRATION_LOCK_ATTEMPTS)
      throw new Error('Another process has been migrating the database for an hour.');
    await pause(MIGRATION_LOCK_PAUSE_MS);
  }
}

/**
 * Runs pending migrations, each in its own transaction; resolves with the names of those that ran. Concurrent processes
 * wait for each other. One that does not get its locks within seconds is tried again, and blocks no reader for longer.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'nearcampus migrations' });
  await client.connect();
  const orm = await createOrm(databaseUrl, { logger: () => {}, driverOptions: { lock_timeout: LOCK_TIMEOUT_MS } });
  try {
    await lockMigrations(client);
    await requireBaseline(orm);
    const done: string[] = [];
    for (let attempt = 1; ; attempt++)
      try {
        for (const { name } of await orm.migrator.getPending()) {
          await orm.migrator.up({ migrations: [name] });
          done.push(name);
        }
        return done;
      } catch (error) {
        if (!isLockTimeout(error) || attempt === LOCK_ATTEMPTS) throw error;
        await pause(LOCK_PAUSE_MS);
      }
  } finally {
    await orm.close();
    await client.end();
  }
}

const BASELINE = 'Migration20261130120000_baseline';

/** Checks that the database, unless it is empty, began with the baseline. @throws EnvError for one of an earlier build */
async function requireBaseline(orm: MikroORM): Promise<void> {
  const executed = await orm.migrator.getExecuted();
  if (executed.length === 0 || executed.some(({ name }) => name === BASELINE)) return;
  throw new EnvError(
    'The database is of an earlier build, which this one cannot read: `npm start -- --fresh` moves DATA_DIR aside, deletes nothing and starts anew; with DATABASE_URL, choose an empty database.',
  );
}

/** Returns the names of the migrations that the database lacks. @throws EnvError for a database of an earlier build */
export async function pendingMigrations(orm: MikroORM): Promise<string[]> {
  await requireBaseline(orm);
  return (await orm.migrator.getPending()).map(({ name }) => name);
}
