import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DraftInput } from '../../domain/posting/draft.ts';
import { startMoney, type Money } from '../../server/modules/billing/money.fixture.ts';

/** A handful with every run of the tests, all of them with `npm run test:full`. */
const KILLS = process.env['FULL'] ? 60 : 5;
/** About what two at a time take: the kill falls somewhere into them, whatever they are at. */
const WITHIN_MS = 400;
const AT_ONCE = 2;

const folder = `node_modules/.cache/kill-${process.pid}`;
let money: Money;
beforeAll(async () => {
  // Plain Node refuses decorators, and compiling once is faster than compiling for each life.
  await build({
    logLevel: 'error',
    configFile: false,
    ssr: { external: true, target: 'node' },
    build: { ssr: `${import.meta.dirname}/publisher.ts`, outDir: folder, target: 'node24', minify: false },
  });
  money = await startMoney({ webhooks: false });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await money.close();
});

/** Starts a publisher and kills it at a random moment; resolves with the drafts that it had begun to publish. */
async function publishUntilKilled(): Promise<DraftInput[]> {
  const program = [`${folder}/publisher.js`, money.database.url, String(money.processor.port)];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const drafts: DraftInput[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'ready') drafts.push(JSON.parse(line) as DraftInput);
    else void pause(Math.random() * WITHIN_MS).then(() => child.kill('SIGKILL'));
  }
  const [, signal] = await exit;
  expect(signal).toBe('SIGKILL');
  return drafts;
}

/** What there is of a draft, in the database and at the processor. */
async function traces({ id, account }: DraftInput) {
  const count = async (sql: string, value: unknown) =>
    (await money.rows<{ n: number }>(`select count(*)::int as n from ${sql}`, [value]))[0]?.n;
  const [intent] = await money.rows<{ id: string; state: string }>(
    'select id, state from publish_intent where draft_id = $1',
    [id],
  );
  const mine = money.subscriptions().filter(({ metadata }) => intent && metadata.intent === intent.id);
  const charges = money.paid().filter(({ parent }) => mine.some((each) => each.id === subscriptionOf(parent)));
  return {
    state: intent?.state ?? 'none',
    listings: await count('listing where draft_id = $1 and status = 1', id),
    offers: await count(
      '(select distinct listing_id from offer join listing on listing.id = listing_id where draft_id = $1) as found',
      id,
    ),
    accounts: await count('account where email = $1', account?.email),
    charges: charges.length,
    ledger: await count(`ledger join listing on listing.id = listing_id where draft_id = $1`, id),
    live: mine.filter(({ status }) => status === 'active').length,
    mails: await count('mail where "to" = $1', account?.email),
  };
}
const subscriptionOf = (parent: Stripe.Invoice['parent']) => {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
};

const nothing = { state: 'none', listings: 0, offers: 0, accounts: 0, charges: 0, ledger: 0, live: 0, mails: 0 };
const all = { state: 'done', listings: 1, offers: 1, accounts: 1, charges: 1, ledger: 1, live: 1, mails: 2 };

it(
  `leaves nothing or the finished thing, and one charge at most, when it is killed at a random moment (${KILLS} times)`,
  { timeout: KILLS * 15_000 },
  async () => {
    const cut: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const drafts = await publishUntilKilled();
      const last = drafts.slice(-AT_ONCE);
      for (const draft of last) cut.push((await traces(draft)).state);
      await money.reconciler.run({ all: true });
      expect(money.problems).toEqual([]);
      for (const draft of drafts) {
        const left = await traces(draft);
        expect(left).toEqual(left.state === 'none' ? nothing : all);
      }
      for (const draft of last) {
        const again = await money.posting.publish({
          draft,
          paymentMethod: 'pm_card_visa',
          key: draft.id ?? null,
          viewer: null,
        });
        expect(again).toHaveProperty('listing');
        expect(await traces(draft)).toEqual(all);
      }
    }
    // Kills that never fall into a publish prove nothing.
    expect(cut).toContain('open');
  },
);
