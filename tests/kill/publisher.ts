import 'reflect-metadata';
import pg from 'pg';
import { ProductClock } from '../../server/clock.ts';
import { fullDraft, wireMoney } from '../../server/modules/billing/money.wiring.ts';
import { Jobs } from '../../server/modules/jobs/jobs.ts';
import { createOrm } from '../../server/orm.ts';
import { connectLocal } from '../../server/ports/payments/open-payments.ts';
import { prices } from './prices.ts';

/**
 * A process that publishes one listing after another until it is killed. It says what it is about to do, so that whoever
 * kills it can do the same again: `ready`, then a line of JSON a try.
 */
const [databaseUrl = '', port = ''] = process.argv.slice(2);
const orm = await createOrm(databaseUrl);
const jobs = new Jobs({ databaseUrl });
await jobs.start();
const payments = await connectLocal(Number(port), prices);
const pool = new pg.Pool({ connectionString: databaseUrl });
const mailer = { send: () => Promise.resolve() };
const { posting } = wireMoney({ orm, pool, clock: new ProductClock(), jobs, mailer, payments });

process.stdout.write('ready\n');
for (;;) {
  const draft = fullDraft();
  process.stdout.write(`${JSON.stringify(draft)}\n`);
  await posting.publish({ draft, paymentMethod: 'pm_card_visa', key: draft.id ?? null, viewer: null });
}
