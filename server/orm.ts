// The entities' type-graphql decorators require it, also outside the server (migrations, test setup).
import 'reflect-metadata';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { resolve } from 'node:path';
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

/** Opens the ORM on a database; does not migrate. */
export function createOrm(databaseUrl: string, options: Partial<Options> = {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    migrations: { path: resolve('migrations'), glob: '*.ts', snapshot: false, transactional: true },
    pool: { min: 0, max: 10 },
    forceUtcTimezone: true,
    ...options,
  });
}

/**
 * Runs pending migrations; resolves with the names of those that ran. Processes that start at the same time wait for
 * each other: the second finds nothing to do.
 */
export function migrate(orm: MikroORM): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`);
    const done = await orm.migrator.up();
    return done.map(({ name }) => name);
  });
}
