import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { join } from 'node:path';
import type { ProductClock } from './clock.ts';
import type { Env } from './env.ts';
import { AccountService } from './modules/account/account.service.ts';
import { PasswordResetService } from './modules/account/password-reset.service.ts';
import { SessionService } from './modules/account/session.service.ts';
import { BillingService } from './modules/billing/billing.service.ts';
import { Reconciler } from './modules/billing/reconciler.ts';
import { ClockService } from './modules/clock/clock.service.ts';
import { Sweeper } from './modules/clock/sweeper.ts';
import { HousingService } from './modules/housing/housing.service.ts';
import { drawPicture } from './modules/images/drawn/draw-picture.ts';
import { ImagesService } from './modules/images/images.service.ts';
import type { Jobs } from './modules/jobs/jobs.ts';
import { LeadsService } from './modules/leads/leads.service.ts';
import { ListingsService } from './modules/listings/listings.service.ts';
import { MailService } from './modules/mail/mail.service.ts';
import type { Gazetteer } from './modules/places/gazetteer.ts';
import { PlacesService } from './modules/places/places.service.ts';
import { PostingService } from './modules/posting/posting.service.ts';
import { createGeocoder } from './ports/geocoder/create-geocoder.ts';
import { DiskStore } from './ports/image-store/disk-store.ts';
import { S3Store } from './ports/image-store/s3-store.ts';
import type { Mailer } from './ports/mailer/mailer.ts';
import type { OpenPayments } from './ports/payments/open-payments.ts';
import { VanityPhones } from './ports/phone/vanity-phones.ts';
import { Throttle } from './throttle.ts';

export interface ServiceDeps {
  env: Env;
  orm: MikroORM;
  pool: Pool;
  jobs: Jobs;
  clock: ProductClock;
  gazetteer: Gazetteer;
  mailer: Mailer;
  processor: OpenPayments;
  /** This installation's secret. */
  secret: string;
  /** Hears what goes wrong in the background. */
  onError: (error: unknown) => void;
}

export type Services = ReturnType<typeof createServices>;

/** Puts the product together: every service once, with what it needs. Nothing starts to work here. */
export function createServices(deps: ServiceDeps) {
  const { env, orm, pool, jobs, clock, gazetteer, mailer, processor, secret, onError } = deps;
  const { baseUrl } = env;
  const { payments } = processor;
  const throttle = new Throttle({ pool });
  const mail = new MailService({ orm, jobs, mailer, clock, from: env.mailFrom, onRefused: onError });
  const accounts = new AccountService({ orm, clock, throttle });
  const sessions = new SessionService({ pool });
  const passwordResets = new PasswordResetService({ orm, accounts, mail, throttle, baseUrl });
  const places = new PlacesService({ em: orm.em, pool });
  const geocoder = createGeocoder(env.geocoder, gazetteer, env.geocoderKey ?? '');
  const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
  const store = env.s3 ? new S3Store(env.s3) : new DiskStore(join(env.dataDir, 'pictures'));
  const images = new ImagesService({ orm, store, clock, draw: drawPicture });
  const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
  const billing = new BillingService({
    orm,
    payments,
    housing,
    mail,
    clock,
    baseUrl,
    onNewMonth: async (em, listing) => void (await leads.deliverWaiting(em, listing)),
  });
  const phones = new VanityPhones();
  const posting = new PostingService({
    orm,
    clock,
    accounts,
    images,
    geocoder,
    housing,
    mail,
    phones,
    payments,
    billing,
    secret,
    baseUrl,
  });
  const listings = new ListingsService({ orm, clock, payments, billing, posting, housing, leads });
  const reconciler = new Reconciler({ orm, clock, payments, billing, posting, onError });
  const sweeper = new Sweeper({
    orm,
    clock,
    housing,
    billing,
    others: [{ run: () => leads.renewCaps(), nextDue: () => leads.nextCapEnd() }],
  });
  const clockService = new ClockService({ orm, clock, sweeper, jobs, processor: processor.local });
  return {
    env,
    clock,
    throttle,
    mail,
    accounts,
    sessions,
    passwordResets,
    places,
    geocoder,
    housing,
    images,
    leads,
    billing,
    payments,
    posting,
    listings,
    reconciler,
    sweeper,
    clockService,
  };
}
