import 'reflect-metadata';
import pg from 'pg';
import { ProductClock } from '../../server/clock.ts';
import { fullDraft, wireMoney } from '../../server/modules/billing/money.wiring.ts';
import { Jobs } from '../../server/modules/jobs/jobs.ts';
import { createOrm } from '../../server/orm.ts';
import { connectLocal } from '../../server/ports/payments/open-payments.ts';
import { prices } from './prices.ts';

/**
 * A process that publishes listings, two at a time, until it is killed. It says what it is about to do, a line of JSON a
 * try, so that whoever kills it can do the same again; `ready` comes after the first.
 */
const [databaseUrl = '', port = ''] = process.argv.slice(2);
const orm = await createOrm(databaseUrl);
const jobs = new Jobs({ databaseUrl });
await jobs.start();
const payments = await connectLocal(Number(port), prices);
const pool = new pg.Pool({ connectionString: databaseUrl });
const mailer = { send: () => Promise.resolve() };
const { posting } = wireMoney({ orm, pool, clock: new ProductClock(), jobs, mailer, payments });

const publish = async () => {
  const draft = fullDraft();
  process.stdout.write(`${JSON.stringify(draft)}\n`);
  await posting.publish({ draft, paymentMethod: 'pm_card_visa', key: draft.id ?? null, viewer: null });
};
const publishOn = async (): Promise<void> => {
  await publish();
  return publishOn();
};

// The first is slow: code is compiled and connections are opened. From the second on every moment is alike.
await publish();
process.stdout.write('ready\n');
await Promise.all([publishOn(), publishOn()]);
