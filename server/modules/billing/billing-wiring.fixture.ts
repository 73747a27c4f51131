import type { MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Pool } from 'pg';
import { sharedThreads } from '../../../tests/setup/shared-threads.ts';
import type { LocalStripe } from '../../../mocks/stripe/server.ts';
import { imagePairUrls } from '../../../domain/images/image-urls.ts';
import type { DraftInput } from '../../../domain/posting/drafts/draft.ts';
import type { ProductClock } from '../../clock.ts';
import { parseEnv } from '../../env.ts';
import type { Mailer } from '../../integrations/smtp/mailer.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import type { Secrets } from '../../secrets.ts';
import { createServices } from '../../services.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { Gazetteer } from '../places/gazetteer.ts';

interface WiringDeps {
  orm: MikroORM;
  pool: Pool;
  clock: ProductClock;
  jobs: JobQueue;
  mailer: Mailer;
  payments: Payments;
  /** The processor, if it runs in this process: renews subscriptions when the clock advances. */
  processor?: LocalStripe;
  secret?: Secrets;
}

export const TEST_SECRET = 'a secret of the test';

const gazetteer = new Gazetteer();

/** Wires the product's own services without image checks or rate limits. For tests, in this process or another. */
export function wireBilling({ payments, processor, secret = TEST_SECRET, ...deps }: WiringDeps) {
  const problems: unknown[] = [];
  const services = createServices({
    ...deps,
    env: parseEnv({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }),
    gazetteer,
    processor: { payments, local: processor ?? null, connect: () => Promise.resolve(), close: () => Promise.resolve() },
    secret,
    threads: sharedThreads,
    onError: (error) => problems.push(error),
  });
  services.throttle.take = () => Promise.resolve();
  services.images.areUploaded = async (pairs) => pairs.every(({ large }) => large.startsWith('/pictures/'));
  return { ...services, problems };
}

/** Returns a draft without validation errors; each belongs to another landlord. */
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
    images: [imagePairUrls(randomUUID())],
    ...change,
  };
}

export const PASSWORD = 'a long and quiet phrase';
