import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { ProductClock } from './clock.ts';
import type { Env } from './env.ts';
import { Uploads } from './http/uploads.ts';
import { ProcessMetrics } from './http/metrics/process-metrics.ts';
import { AccountDeletionService } from './modules/account/deletion/account-deletion.service.ts';
import { AccountService } from './modules/account/account.service.ts';
import { EmailChangeService } from './modules/account/settings/email-change.service.ts';
import { KnownDevices } from './modules/account/known-devices.ts';
import { LoginService } from './modules/account/login.service.ts';
import { AccountExportService } from './modules/account/settings/account-export.service.ts';
import { PasswordResetService } from './modules/account/password-reset.service.ts';
import { SessionService } from './modules/account/session.service.ts';
import { SettingsService } from './modules/account/settings/settings.service.ts';
import { ConsoleActions } from './modules/admin/console-actions.ts';
import { ConsoleRecords } from './modules/admin/console-records.ts';
import { StaffService } from './modules/admin/staff.service.ts';
import { AdvertisingService } from './modules/advertising/advertising.service.ts';
import { BillingService } from './modules/billing/billing.service.ts';
import { CardChangeService } from './modules/billing/cards/card-changes.service.ts';
import { Invoices } from './modules/billing/invoices.ts';
import { LedgerEntries } from './modules/billing/ledger/ledger-entries.ts';
import { Reconciler } from './modules/billing/reconciler/reconciler.ts';
import { UnresolvedOperations } from './modules/billing/reconciler/unresolved-operations.ts';
import { CallsService } from './modules/calls/calls.service.ts';
import { ClockService } from './jobs/clock.service.ts';
import { ListingImportService } from './modules/posting/import/listing-import.service.ts';
import { Sweeper } from './jobs/sweeper.ts';
import { DirectionsService } from './modules/places/directions/directions.service.ts';
import { DraftsService } from './modules/posting/drafts/drafts.service.ts';
import { HousingService } from './modules/housing/housing.service.ts';
import { ImagesService } from './modules/images/images.service.ts';
import { OrphanedImages } from './modules/images/orphaned-images.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { LeadChangesService } from './modules/leads/inbox/lead-changes.service.ts';
import { LeadInbox } from './modules/leads/inbox/lead-inbox.ts';
import { ReplyChecks } from './modules/leads/reply-checks.ts';
import { LeadDelivery } from './modules/leads/lead-delivery.ts';
import { LeadsService } from './modules/leads/leads.service.ts';
import { ListingsService } from './modules/listings/listings.service.ts';
import { PhoneChecks } from './modules/listings/phone-checks.service.ts';
import { FreshnessService } from './modules/listings/freshness/freshness.service.ts';
import { ListingRemoval, RemovalProcessor } from './modules/listings/removal.ts';
import { EmailService } from './emails/email.service.ts';
import { UndeliveredEmails } from './emails/undelivered-emails.ts';
import type { Gazetteer } from './modules/places/gazetteer.ts';
import { NameSearch } from './modules/places/name-search.service.ts';
import { PlacesService } from './modules/places/places.service.ts';
import { PublishedNotices } from './modules/posting/publishing/published-notices.ts';
import { PostingService } from './modules/posting/posting.service.ts';
import { NewListingAlerts } from './modules/alerts/new-listing-alerts.ts';
import { createSiteUrl } from './emails/site-url.ts';
import { GroupListsService } from './modules/group-lists/group-lists.service.ts';
import { SubscribersService } from './modules/alerts/subscribers.service.ts';
import { ReportsService } from './modules/trust/reports.service.ts';
import { PersonalDataService } from './modules/account/personal-data/personal-data.service.ts';
import { Retention } from './jobs/retention.ts';
import { UnusedAccounts } from './modules/trust/unused-accounts.ts';
import { ReviewsService } from './modules/trust/reviews.service.ts';
import { ActivityService, TrackingService } from './modules/tracking/tracking.service.ts';
import { createRouting } from './integrations/routing/routing-services.ts';
import { createGeocoder } from './integrations/geocoding/create-geocoder.ts';
import { createImageStore } from './integrations/image-store/create-image-store.ts';
import type { Mailer } from './integrations/smtp/mailer.ts';
import type { ConnectedPayments } from './integrations/payments/connect-payments.ts';
import { localCalls, twilioCalls } from './integrations/telephony/phone-calls.ts';
import { createTelephonyProvider } from './integrations/telephony/telephony-provider.ts';
import { WorkerPool, type createThreads } from './workers/worker-pool.ts';
import { VanityNumbers } from './modules/calls/vanity-numbers.ts';
import { ReadBudget } from './read-budget.ts';
import type { ReadPool } from './replicas/replicas.ts';
import { secretList, type Secrets } from './secrets.ts';
import { SecurityLog } from './security-log.ts';
import { Throttle } from './throttle.ts';
import { CardExpiryNotices } from './modules/billing/notices/card-expiry-notices.ts';
import { SubscriptionEndingNotices } from './modules/billing/notices/subscription-ending-notices.ts';
import { PriceChangeNotices } from './modules/billing/notices/price-change-notices.ts';
import { NoticeSender } from './modules/billing/notices/notice-sender.ts';

export interface ServiceDeps {
  env: Env;
  orm: MikroORM;
  pool: Pool;
  /** Where searches, pages and place data are read; the pool when absent. */
  reads?: ReadPool;
  jobs: JobQueue;
  clock: ProductClock;
  gazetteer: Gazetteer;
  mailer: Mailer;
  processor: ConnectedPayments;
  secret: Secrets;
  /** Threads for work that would hold the event loop; a pool of its own when absent. */
  threads?: ReturnType<typeof createThreads>;
  /** Receives errors from background work. */
  onError: (error: unknown) => void;
}

export type Services = ReturnType<typeof createServices>;

/** Creates every service once, with its dependencies. Starts no work. */
export function createServices(deps: ServiceDeps) {
  const { env, orm, pool, jobs, clock, gazetteer, mailer, processor, secret, onError } = deps;
  const { reads = pool, threads } = deps;
  const { baseUrl } = env;
  const { payments } = processor;
  const [signingSecret] = secretList(secret);
  const security = new SecurityLog({ secret: signingSecret });
  const isRelaxed = env.relaxesLocalLimits;
  const throttle = new Throttle({ pool, isRelaxed, onThrottled: (limit) => security.record('throttled', { limit }) });
  const readBudget = new ReadBudget(env.readBudget, {
    isRelaxed,
    onThrottled: () => security.record('throttled', { limit: 'reads' }),
  });
  const mail = new EmailService({ orm, jobs, mailer, clock, from: env.mailFrom, onRejected: onError });
  const shared = { orm, pool, clock, mail, throttle, security, baseUrl, operatorEmail: env.operatorEmail, onError };
  const undelivered = new UndeliveredEmails({ orm, jobs });
  const troubles = new UnresolvedOperations(orm);
  const accounts = new AccountService({ orm, clock, throttle });
  const sessions = new SessionService({ pool, security });
  const devices = new KnownDevices({ pool });
  const account = { ...shared, accounts, devices, sessions };
  const login = new LoginService(account);
  const passwordResets = new PasswordResetService(account);
  const settings = new SettingsService(account);
  const emailChanges = new EmailChangeService({ ...shared, accounts, customers: payments.customers });
  const ownData = new AccountExportService({ pool, clock, throttle });
  const places = new PlacesService({ em: orm.em, pool: reads, homesAt: (point) => housing.listingsCount(point) });
  const geocoder = createGeocoder(env.geocoder, gazetteer, env.geocoderKey ?? '', onError);
  const names = new NameSearch({ pool: reads, zips: gazetteer, geocoder, places, baseUrl });
  const housing = new HousingService({ em: orm.em, pool, reads, places, clock, baseUrl });
  const directions = new DirectionsService({ directions: createRouting(env.directionsUrl), housing, places });
  const measures = new ProcessMetrics();
  const workers = new WorkerPool({ threads, onDone: (task) => measures.workerTask(task), onError });
  const uploads = new Uploads(env.dataDir);
  const store = createImageStore(env, onError);
  const images = new ImagesService({ orm, store, clock });
  const accountDeletions = new AccountDeletionService({
    ...account,
    housing,
    payments,
    refund: (listing, invoice) => billing.endings.refund(listing, invoice),
    images,
    troubles,
  });
  const leadDelivery = new LeadDelivery({ orm, mail, housing, clock, baseUrl });
  const leads = new LeadsService({ orm, delivery: leadDelivery, places, throttle, clock, secret });
  const leadInbox = new LeadInbox(pool);
  const replyChecks = new ReplyChecks({ orm, mail, housing, clock, baseUrl });
  const leadDesk = new LeadChangesService({ orm, delivery: leadDelivery, clock });
  const groupLists = new GroupListsService({ orm, clock, throttle });
  const alerts = { ...shared, places, address: createSiteUrl(env), postalAddress: env.postalAddress };
  const subscribers = new SubscribersService(alerts);
  const newHomes = new NewListingAlerts({ ...alerts, housing });
  const advertising = new AdvertisingService({ orm, mail, throttle, clock, operatorEmail: env.operatorEmail });
  const tracking = new TrackingService({ pool, throttle, clock });
  const activity = new ActivityService({ pool, tracking, clock });
  const invoices = new Invoices({ orm, payments });
  const moved = new LedgerEntries({ payments, invoices, mail, baseUrl });
  const billing = new BillingService({
    ...shared,
    payments,
    invoices,
    moved,
    housing,
    onNewMonth: async (em, listing) => void (await leadDelivery.deliverWaiting(em, listing)),
  });
  const billed = { ...shared, housing, payments, billing };
  const cards = new CardChangeService(billed);
  const switchboard = createTelephonyProvider(env, signingSecret);
  const phones = new VanityNumbers({ orm, clock, pool: switchboard.pool });
  const calls = new CallsService({ orm, clock, mail, baseUrl });
  const drafts = new DraftsService({ orm, clock, throttle });
  const reviews = new ReviewsService({ ...shared, drafts, housing });
  const reports = new ReportsService({
    ...shared,
    secret: signingSecret,
    consoleUrl: `${env.adminHost ?? baseUrl}/admin`,
  });
  const personalData = new PersonalDataService({ orm, clock, mail, leadDelivery, throttle, baseUrl, onError });
  const freshness = new FreshnessService(billed);
  const posting = new PostingService({
    ...billed,
    reviews,
    accounts,
    drafts,
    images,
    geocoder,
    zips: gazetteer,
    leadDelivery,
    phones,
    secret,
    workers,
  });
  const listingImports = new ListingImportService({ orm, clock, throttle, images, posting, workers });
  // With real payments and no Twilio, nobody would read what a local call says.
  const speak = env.twilio ? twilioCalls(env.twilio) : env.stripe ? null : localCalls({ orm, clock });
  const phoneChecks = new PhoneChecks({ orm, clock, throttle, housing, speak, onError, secret: signingSecret });
  const listings = new ListingsService({ ...billed, posting, leads, freshness, phoneChecks });
  const reconciler = new Reconciler({ ...billed, posting, cards, onRun: (report) => measures.reconciled(report) });
  const removals = new RemovalProcessor({ orm, payments, billing, onError, troubles });
  const removal = new ListingRemoval({ ...shared, housing });
  const staff = new StaffService({ pool, throttle, security, secret, allowDemo: env.stripe === null });
  const consoleActions = new ConsoleActions({
    ...billed,
    undelivered,
    accountDeletions,
    removals,
    reconciler,
    reviews,
    reports,
    removal,
    leadDesk,
  });
  const prices = new PriceChangeNotices(billed);
  const kinds = [
    new PublishedNotices(billed),
    new SubscriptionEndingNotices(billed),
    new CardExpiryNotices(billed),
    prices.emails,
    prices.changes,
  ];
  const notices = new NoticeSender({ clock, kinds, onError });
  const sweeper = new Sweeper({
    ...billed,
    otherWork: [
      leadDelivery,
      { run: () => leads.deleteUnconfirmed() },
      replyChecks,
      freshness,
      notices,
      reviews,
      new UnusedAccounts({ orm, clock, accountDeletions }),
      reports,
      newHomes,
      { run: () => subscribers.deleteUnsubscribed() },
      { run: async () => (await accountDeletions.run()) + (await emailChanges.updateProcessor()) },
      { run: () => removals.run() },
      phones,
      { run: () => undelivered.giveUp() },
      { run: () => calls.deleteOldCallers(), nextDue: () => calls.nextDeletion() },
      { run: () => tracking.deleteExpired(), nextDue: () => tracking.nextExpiry() },
      { run: () => advertising.deleteExpired(), nextDue: () => advertising.nextExpiry() },
      { run: () => groupLists.deleteExpired(), nextDue: () => groupLists.nextExpiry() },
      { run: () => drafts.deleteExpired(), nextDue: () => drafts.nextExpiry() },
      { run: () => listingImports.deleteExpired() },
      new OrphanedImages({ orm, clock, images }),
      new Retention({ orm, clock }),
    ],
  });
  const clockService = new ClockService({ orm, clock, sweeper, jobs, processor: processor.local });
  return {
    env,
    pool,
    reads,
    staff,
    consoleActions,
    consoleRecords: new ConsoleRecords(pool),
    clock,
    /** Returns the services outside of this program that do not answer; everything else works without them. */
    unreachable: () => [
      ...(payments.isConnected ? [] : ['payments']),
      ...(mailer.isAnswering === false ? ['mail'] : []),
      ...(store.isAnswering ? [] : ['images']),
    ],
    calls,
    switchboard,
    readBudget,
    throttle,
    workers,
    uploads,
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
    names,
    geocoder,
    zips: gazetteer,
    housing,
    directions,
    images,
    leads,
    leadDelivery,
    replyChecks,
    freshness,
    phoneChecks,
    leadInbox,
    leadDesk,
    subscribers,
    groupLists,
    advertising,
    tracking,
    activity,
    billing,
    invoices,
    cards,
    payments,
    drafts,
    listingImports,
    posting,
    reviews,
    reports,
    personalData,
    listings,
    reconciler,
    measures,
    sweeper,
    clockService,
  };
}
