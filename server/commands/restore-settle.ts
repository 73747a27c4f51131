import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openProcessor } from '../backup/compare-with-processor.ts';
import { lostSubscriptions, settleLostSubscription } from '../backup/lost-subscriptions.ts';
import { createServices } from '../services.ts';
import { requireStoppedServer, runCommand, startJobs } from '../startup/run-command.ts';

/** The running server, or its next start, sends what is queued. */
const noMailer = { send: () => Promise.reject(new Error('A command sends no emails.')) };

const USAGE = 'Usage: npm run op -- restore-settle [--all | SUBSCRIPTION …]';

/** Implements `npm run op -- restore-settle`: lists lost subscriptions, or cancels and refunds them with an email. */
await runCommand(async (args, { databaseUrl, open, print, ...installation }) => {
  const { env, orm, pool, clock } = installation;
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
  const jobs = await startJobs(databaseUrl, open);
  const processor = await openProcessor(env, clock);
  open.defer(() => processor.close());
  const onError = (error: unknown) => print(String(error));
  const secret = env.sessionSecrets ?? '';
  const { billing, mail } = createServices({ ...installation, jobs, mailer: noMailer, processor, secret, onError });
  const { operatorEmail, baseUrl } = env;
  const deps = { orm, clock, payments: processor.payments, endings: billing.endings, mail, operatorEmail, baseUrl };
  for (const each of lost.filter(({ subscription }) => values.all || positionals.includes(subscription))) {
    await settleLostSubscription(each, deps);
    print(`${each.subscription}: canceled, refunded, and its landlord is emailed`);
  }
  return 0;
});
