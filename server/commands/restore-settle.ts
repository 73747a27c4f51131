import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openProcessor } from '../backup/compare-with-processor.ts';
import { lostSubscriptions, settleLostSubscription } from '../backup/lost-subscriptions.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { createServices } from '../services.ts';
import { requireStoppedServer, runCommand } from '../startup/run-command.ts';

const USAGE = 'Usage: npm run restore:settle [-- --all | SUBSCRIPTION …]';

/**
 * Implements `npm run restore:settle`: lists the subscriptions that a restore has lost, or cancels and refunds them and
 * emails their landlords.
 */
await runCommand(async (args, { env, orm, databaseUrl, pool, gazetteer, clock, print }) => {
  const { values, positionals } = parseArgs({ args, options: { all: { type: 'boolean' } }, allowPositionals: true });
  const lost = await lostSubscriptions(pool);
  if (!values.all && positionals.length === 0) {
    for (const { subscription, customer, listing, price } of lost)
      print(`${subscription}  customer ${customer}  listing ${listing}  $${price} a month`);
    print(lost.length === 0 ? 'No subscription was lost.' : `${lost.length} to settle. ${USAGE}`);
    return 0;
  }
  const unknown = positionals.find((id) => !lost.some(({ subscription }) => subscription === id));
  if (unknown !== undefined) {
    print(`${unknown} is not a lost subscription.`);
    return 1;
  }
  if (!env.stripe) await requireStoppedServer(env);
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  const processor = await openProcessor(env, clock);
  try {
    // Emails queued here are sent by the running server, or by its next start.
    const mailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };
    const onError = (error: unknown) => print(String(error));
    const secret = env.sessionSecrets ?? '';
    const { billing, mail } = createServices({
      env,
      orm,
      pool,
      jobs,
      clock,
      gazetteer,
      mailer,
      processor,
      secret,
      onError,
    });
    const { operatorEmail, baseUrl } = env;
    const deps = { orm, clock, payments: processor.payments, endings: billing.endings, mail, operatorEmail, baseUrl };
    for (const each of lost.filter(({ subscription }) => values.all || positionals.includes(subscription))) {
      await settleLostSubscription(each, deps);
      print(`${each.subscription}: canceled, refunded, and its landlord is emailed`);
    }
    return 0;
  } finally {
    await processor.close();
    await jobs.stop();
  }
});
