import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { join } from 'node:path';
import type { ProductClock } from './clock.ts';
import type { Env } from './env.ts';
import { Measures } from './metrics/measures.ts';
import { AccountDeletionService } from './modules/account/account-deletion.service.ts';
import { AccountService } from './modules/account/account.service.ts';
import { EmailChangeService } from './modules/account/email-change.service.ts';
import { KnownDevices } from './modules/account/known-devices.ts';
import { LoginService } from './modules/account/login.service.ts';
import { OwnDataService } from './modules/account/own-data.service.ts';
import { PasswordResetService } from './modules/account/password-reset.service.ts';
import { SessionService } from './modules/account/session.service.ts';
import { SettingsService } from './modules/account/settings.service.ts';
import { AdvertisingService } from './modules/advertising/advertising.service.ts';
import { billingNotices } from './modules/billing/billing-notices.ts';
import { BillingService } from './modules/billing/billing.service.ts';
import { CardChanger } from './modules/billing/card-changer.ts';
import { Invoices } from './modules/billing/invoices.ts';
import { Ledger } from './modules/billing/ledger.ts';
import { MovedMoney } from './modules/billing/moved-money.ts';
import { Reconciler, type ReconcilerDeps } from './modules/billing/reconciler.ts';
import { Troubles } from './modules/billing/reconciler-troubles.ts';
import { CallsService } from './modules/calls/calls.service.ts';
import { ClockService } from './modules/clock/clock.service.ts';
import { Sweeper } from './modules/clock/sweeper.ts';
import { DirectionsService } from './modules/directions/directions.service.ts';
import { DraftsService } from './modules/drafts/drafts.service.ts';
import { HousingService } from './modules/housing/housing.service.ts';
import { drawPicture } from './modules/images/draw-picture.ts';
import { ImagesService } from './modules/images/images.service.ts';
import { UnusedPictures } from './modules/images/unused-pictures.ts';
import type { Jobs } from './modules/jobs/jobs.ts';
import { LeadDesk } from './modules/leads/lead-desk.ts';
import { LeadInbox } from './modules/leads/lead-inbox.ts';
import { LeadsService } from './modules/leads/leads.service.ts';
import { ListingsService } from './modules/listings/listings.service.ts';
import { RemovalEnder } from './modules/listings/removal.ts';
import { MailService } from './modules/mail/mail.service.ts';
import { Undelivered } from './modules/mail/undelivered.ts';
import type { Gazetteer } from './modules/places/gazetteer.ts';
import { PlacesService } from './modules/places/places.service.ts';
import { PostingService } from './modules/posting/posting.service.ts';
import { NewHomes } from './modules/subscribers/new-homes.ts';
import { siteAddress } from './modules/subscribers/site-address.ts';
import { SubscribersService } from './modules/subscribers/subscribers.service.ts';
import { ActivityService } from './modules/tracking/activity.service.ts';
import { TrackingService } from './modules/tracking/tracking.service.ts';
import { createDirections } from './ports/directions/create-directions.ts';
import { createGeocoder } from './ports/geocoder/create-geocoder.ts';
import { DiskStore } from './ports/image-store/disk-store.ts';
import { S3Store } from './ports/image-store/s3-store.ts';
import type { Mailer } from './ports/mailer/mailer.ts';
import type { OpenPayments } from './ports/payments/open-payments.ts';
import { createSwitchboard } from './ports/phone/switchboard.ts';
import { VanityPhones } from './ports/phone/vanity-phones.ts';
import { ReadBudget } from './read-budget.ts';
import { SecurityLog } from './security-log.ts';
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
  const security = new SecurityLog({ secret });
  const throttle = new Throttle({ pool, onThrottled: (limit) => security.record('throttled', { limit }) });
  const readBudget = new ReadBudget(env.readBudget, () => security.record('throttled', { limit: 'reads' }));
  const mail = new MailService({ orm, jobs, mailer, clock, from: env.mailFrom, onRefused: onError });
  const undelivered = new Undelivered({ orm, jobs });
  const troubles = new Troubles(orm);
  const accounts = new AccountService({ orm, clock, throttle });
  const sessions = new SessionService({ pool, security });
  const devices = new KnownDevices({ pool });
  const account = { orm, accounts, devices, sessions, mail, throttle, security, baseUrl };
  const login = new LoginService(account);
  const passwordResets = new PasswordResetService({ ...account, onError });
  const settings = new SettingsService(account);
  const { customers } = payments;
  const emailChanges = new EmailChangeService({ orm, accounts, mail, throttle, customers, baseUrl, onError });
  const ownData = new OwnDataService({ pool, clock, throttle });
  const places = new PlacesService({ em: orm.em, pool, homesAt: (point) => housing.listingsCount(point) });
  const geocoder = createGeocoder(env.geocoder, gazetteer, env.geocoderKey ?? '', onError);
  const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
  const directions = new DirectionsService({ directions: createDirections(env.directionsUrl), housing, places });
  const store = env.s3 ? new S3Store(env.s3) : new DiskStore(join(env.dataDir, 'pictures'), env.minFreeBytes);
  const images = new ImagesService({ orm, store, clock, draw: drawPicture });
  const accountDeletions = new AccountDeletionService({
    orm,
    clock,
    accounts,
    sessions,
    mail,
    housing,
    payments,
    giveBack: (listing, invoice) => billing.endings.giveBack(listing, invoice),
    images,
    onError,
    troubles,
  });
  const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
  const leadInbox = new LeadInbox(pool);
  const leadDesk = new LeadDesk({ orm, leads, clock });
  const address = siteAddress(env);
  const { postalAddress } = env;
  const subscribers = new SubscribersService({ orm, mail, places, throttle, clock, address, postalAddress });
  const newHomes = new NewHomes({ orm, mail, places, housing, clock, address, postalAddress, onError });
  const advertising = new AdvertisingService({ orm, mail, throttle, clock, operatorEmail: env.operatorEmail });
  const tracking = new TrackingService({ pool, throttle, clock });
  const activity = new ActivityService({ pool, tracking, clock });
  const invoices = new Invoices({ orm, payments });
  const ledger = new Ledger();
  const moved = new MovedMoney({ payments, ledger, invoices });
  const billing = new BillingService({
    orm,
    payments,
    invoices,
    ledger,
    moved,
    housing,
    mail,
    clock,
    baseUrl,
    onNewMonth: async (em, listing) => void (await leads.deliverWaiting(em, listing)),
  });
  const cards = new CardChanger({ orm, payments, billing });
  const switchboard = createSwitchboard(env, secret);
  const phones = new VanityPhones({ orm, clock, pool: switchboard.pool });
  const calls = new CallsService({ orm, clock, mail, baseUrl });
  const drafts = new DraftsService({ orm, clock, throttle });
  const posting = new PostingService({
    orm,
    clock,
    accounts,
    drafts,
    images,
    geocoder,
    housing,
    leads,
    mail,
    phones,
    payments,
    billing,
    security,
    secret,
    baseUrl,
  });
  const listings = new ListingsService({ orm, clock, payments, billing, posting, housing, leads });
  const measures = new Measures();
  const onRun: ReconcilerDeps['onRun'] = (report) => measures.reconciled(report);
  const reconciler = new Reconciler({ orm, clock, payments, billing, posting, cards, onError, onRun });
  const removals = new RemovalEnder({ orm, payments, billing, onError, troubles });
  const notices = billingNotices({ orm, mail, clock, baseUrl, payments, billing, security, onError });
  const sweeper = new Sweeper({
    orm,
    clock,
    housing,
    billing,
    others: [
      { run: () => leads.renewCaps(), nextDue: () => leads.nextCapEnd() },
      { run: () => leads.deleteUnconfirmed(), nextDue: async () => null },
      notices,
      newHomes,
      { run: () => subscribers.forgetStopped(), nextDue: async () => null },
      {
        run: async () => (await accountDeletions.run()) + (await emailChanges.tellProcessor()),
        nextDue: async () => null,
      },
      { run: () => removals.run(), nextDue: async () => null },
      phones,
      { run: () => undelivered.giveUp(), nextDue: async () => null },
      { run: () => calls.forgetCallers(), nextDue: () => calls.nextForgetting() },
      { run: () => tracking.forgetOld(), nextDue: () => tracking.nextForgetting() },
      { run: () => advertising.forgetOld(), nextDue: () => advertising.nextForgetting() },
      { run: () => drafts.forgetOld(), nextDue: () => drafts.nextForgetting() },
      new UnusedPictures({ orm, clock, images }),
    ],
  });
  const clockService = new ClockService({ orm, clock, sweeper, jobs, processor: processor.local });
  return {
    env,
    clock,
    calls,
    switchboard,
    readBudget,
    throttle,
    mail,
    undelivered,
    security,
    accounts,
    sessions,
    devices,
    login,
    passwordResets,
    settings,
    emailChanges,
    ownData,
    accountDeletions,
    places,
    geocoder,
    zips: gazetteer,
    housing,
    directions,
    images,
    leads,
    leadInbox,
    leadDesk,
    subscribers,
    advertising,
    tracking,
    activity,
    billing,
    invoices,
    cards,
    payments,
    drafts,
    posting,
    listings,
    reconciler,
    measures,
    sweeper,
    clockService,
  };
}
