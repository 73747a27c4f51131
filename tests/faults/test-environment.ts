import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import { startLocalStripe } from '../../mocks/stripe/server.ts';
import { ProductProcess, ProcessDied, CallFailed, type CallRequest } from './product-process.ts';
import type { Cluster } from './cluster.ts';
import { statements, type Fault, type Victim } from './plan.ts';
import { startProcessorProxy } from './proxies/processor-proxy.ts';
import { SeededGenerator } from './seeded-random.ts';
import { startStatementProxy } from './proxies/statement-proxy.ts';
import type { EmailSent, Settings } from './messages.ts';
import { startWebhookProxy } from './proxies/webhook-proxy.ts';

export const PRICES = { 84: 49, 85: 29 };

/** Counts of real kills of the server and the database, and of failed calls to the processor. */
export interface FaultCounts {
  serverKills: number;
  databaseKills: number;
  moments: string[];
  mishaps: Record<string, number>;
  webhooks: number;
}

export type TestEnvironment = Awaited<ReturnType<typeof openTestEnvironment>>;

/** Retries of a start that fails because the database is still recovering. */
const STARTS = 20;
/** Retries after the faults have ended: a call that exceeds the short timeout is on a busy machine. */
const SETTLE_CALLS = 20;
const unheard = (problem: string) => problem.includes('respond');

/**
 * Opens the environment of one simulation: its own database on a cluster that may be killed, a processor without
 * errors, and between them and the product three proxies that inject faults.
 */
export async function openTestEnvironment(cluster: Cluster, program: string, seed: number) {
  const random = new SeededGenerator(seed ^ 0x5bd1e995);
  const name = `history_${seed}_${process.pid}`;
  await cluster.admin(`create database ${name} template template strategy file_copy`);
  const clock = { offsetMs: 0, now: () => new Date(Date.now() + clock.offsetMs) };
  const processor = await startLocalStripe({ file: ':memory:', now: () => clock.now() });
  const [line, database, hooks] = [
    await startProcessorProxy(processor.port),
    await startStatementProxy(cluster.port),
    await startWebhookProxy(random),
  ];
  const pool = new pg.Pool({
    connectionString: cluster.urlOf(name),
    max: 2,
    query_timeout: 60_000,
    connectionTimeoutMillis: 60_000,
  });
  pool.on('error', () => {});
  const sdk = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port: processor.port, protocol: 'http', telemetry: false });
  const settings: Settings = {
    databaseUrl: cluster.urlOf(name, database.port),
    processorPort: line.port,
    webhookUrl: hooks.url,
    prices: PRICES,
    patienceMs: 1000,
    sweepMs: 1000,
    reconcileMs: 2000,
  };
  const emails: EmailSent[] = [];
  const logs: string[] = [];
  const happened: FaultCounts = { serverKills: 0, databaseKills: 0, moments: [], mishaps: line.happened, webhooks: 0 };
  let child: ProductProcess | null = null;
  let killing: Promise<void> = Promise.resolve();
  let starting: Promise<ProductProcess> | null = null;
  let timers: NodeJS.Timeout[] = [];

  async function kill(victim: Victim): Promise<void> {
    const mine = killing.then(async () => {
      const victimChild = child;
      if (victim !== 'database' && victimChild?.alive) {
        happened.serverKills += 1;
        await victimChild.kill();
      }
      if (victim !== 'server') {
        happened.databaseKills += 1;
        await cluster.kill();
        await cluster.start();
      }
    });
    killing = mine.catch(() => {});
    await mine;
  }

  async function start(): Promise<ProductProcess> {
    for (let n = 0; ; n++) {
      await killing;
      try {
        return await ProductProcess.start(program, settings, emails);
      } catch (error) {
        if (!(error instanceof ProcessDied) || n === STARTS) throw error;
        await pause(100);
      }
    }
  }

  /** Returns the running process, started if it is down. */
  async function alive(): Promise<ProductProcess> {
    await killing;
    if (child?.alive) return child;
    if (child) logs.push(child.output);
    starting ??= start().finally(() => (starting = null));
    child = await starting;
    hooks.target = child.port;
    return child;
  }

  return {
    seed,
    random,
    clock,
    processor,
    hooks,
    line,
    pool,
    emails,
    logs,
    happened,
    kill,
    alive,
    /** Clients of the processor: the operator's, and a landlord's browser's. */
    stripe: sdk('sk_test_operator'),
    browser: sdk('pk_test_browser'),
    name,
    rows: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
      for (let n = 0; ; n++) {
        await killing;
        try {
          return (await pool.query(sql, values)).rows as Row[];
        } catch (error) {
          if (n === STARTS) throw error;
          await pause(50);
        }
      }
    },
    /**
     * Calls the product; starts it first if it is down.
     * @throws ProcessDied, CallFailed
     */
    ask: async <Answer>(request: CallRequest): Promise<Answer> => (await alive()).call<Answer>(request),

    /**
     * Calls until all calls that the product makes itself have a response; for use after the faults have ended.
     * `meanwhile` runs
     * before each retry.
     * @throws ProcessDied, CallFailed
     */
    askCalmly: async <Answer>(
      request: CallRequest,
      meanwhile: () => Promise<unknown> = async () => {},
    ): Promise<Answer> => {
      for (let n = 0; ; n++) {
        if (n > 0) await meanwhile();
        const product = await alive();
        try {
          const answer = await product.call<Answer>(request);
          const { problems } = await product.call<{ problems: { message: string }[] }>({ name: 'problems' });
          if (n === SETTLE_CALLS || !problems.some(({ message }) => unheard(message))) return answer;
        } catch (error) {
          if (n === SETTLE_CALLS || !(error instanceof CallFailed && unheard(error.message))) throw error;
        }
      }
    },

    /** Arms the faults. */
    unleash(troubles: readonly Fault[]): void {
      for (const trouble of troubles) {
        if (trouble.what === 'mishap') line.trouble(trouble);
        else {
          const named = (what: string) => async () => {
            happened.moments.push(`${what}: ${trouble.victim}`);
            await kill(trouble.victim);
          };
          if (trouble.what === 'kill at a call') line.arm(trouble, named(`${trouble.side} ${trouble.call}`));
          else if (trouble.what === 'kill at a statement')
            database.arm(
              { ...trouble, says: statements[trouble.named] ?? /$./ },
              named(`${trouble.side} ${trouble.named}`),
            );
          else timers.push(setTimeout(() => void named('after a while')().catch(() => {}), trouble.ms));
        }
      }
    },
    /** Ends all faults but those in progress. */
    async calm(): Promise<void> {
      line.disarm();
      database.disarm();
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      await killing;
    },
    /** Advances the product's clock for every process. */
    async move(ms: number): Promise<void> {
      clock.offsetMs += Math.ceil(ms);
      await this.rows('update clock set offset_ms = $1', [clock.offsetMs]);
    },
    async close(): Promise<void> {
      await this.calm();
      if (child?.alive) await child.kill();
      await Promise.all([line.close(), database.close(), hooks.close()]);
      await processor.close();
      await pool.end();
      await cluster.admin(`drop database if exists ${name} with (force)`);
    },
    /** Ends the process, so that the next call starts a new one. */
    async stop(): Promise<void> {
      if (child?.alive) await child.kill();
      hooks.target = null;
    },
    output: () => [...logs, child?.output ?? ''].join('\n'),
  };
}
