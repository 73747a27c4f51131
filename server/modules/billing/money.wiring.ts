import type { MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { DraftInput } from '../../../domain/posting/draft.ts';
import type { ProductClock } from '../../clock.ts';
import { OfflineGeocoder } from '../../ports/geocoder/offline.ts';
import type { Mailer } from '../../ports/mailer/mailer.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import { VanityPhones } from '../../ports/phone/vanity-phones.ts';
import { Throttle } from '../../throttle.ts';
import { AccountService } from '../account/account.service.ts';
import { HousingService } from '../housing/housing.service.ts';
import { pairOf } from '../images/picture-address.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { LeadsService } from '../leads/leads.service.ts';
import { ListingsService } from '../listings/listings.service.ts';
import { MailService } from '../mail/mail.service.ts';
import { Gazetteer } from '../places/gazetteer.ts';
import { PlacesService } from '../places/places.service.ts';
import { PostingService } from '../posting/posting.service.ts';
import { BillingService, type BillingDeps } from './billing.service.ts';
import { Reconciler } from './reconciler.ts';

interface WiringDeps {
  orm: MikroORM;
  pool: Pool;
  clock: ProductClock;
  jobs: Jobs;
  mailer: Mailer;
  payments: Payments;
}

const baseUrl = 'http://localhost:3000';
const gazetteer = new Gazetteer();

/** The services of money as the server wires them; only pictures are taken on trust. For tests, in this process or another. */
export function wireMoney({ orm, pool, clock, jobs, mailer, payments }: WiringDeps) {
  const mail = new MailService({ orm, jobs, mailer, clock, from: 'nearcampus <homes@nearcampus.example>' });
  const throttle = new Throttle({ pool });
  const places = new PlacesService({ em: orm.em, pool });
  const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
  const accounts = new AccountService({ orm, clock, throttle });
  const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
  const onNewMonth: BillingDeps['onNewMonth'] = async (em, listing) => void (await leads.deliverWaiting(em, listing));
  const billing = new BillingService({ orm, payments, housing, mail, clock, baseUrl, onNewMonth });
  const images = {
    known: async (pairs: readonly { large: string }[]) => pairs.every(({ large }) => large.startsWith('/pictures/')),
  };
  const [geocoder, phones] = [new OfflineGeocoder(gazetteer), new VanityPhones()];
  const secret = 'a secret of the test';
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
  const problems: unknown[] = [];
  const reconciler = new Reconciler({
    orm,
    clock,
    payments,
    billing,
    posting,
    onError: (error) => problems.push(error),
  });
  return { mail, housing, accounts, leads, billing, posting, listings, reconciler, problems };
}

/** A draft that nothing stands against; each is of another landlord. */
export function fullDraft(change: Partial<DraftInput> = {}): DraftInput {
  const email = `rosa-${randomUUID()}@maple.example`;
  return {
    id: randomUUID(),
    type: 84,
    name: 'Maple Court',
    contact: { firstName: 'Rosa', lastName: 'Ortiz', email, phone: '(614) 555-2143' },
    account: { email, password: PASSWORD, password_confirmation: PASSWORD },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' },
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150' }],
    amenities: [29, 38],
    description: 'Two rooms near campus!',
    images: [pairOf(randomUUID())],
    ...change,
  };
}

export const PASSWORD = 'a long and quiet phrase';
