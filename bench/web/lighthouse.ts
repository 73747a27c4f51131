import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromePath } from '../../tests/setup/chrome.ts';
import { endProcess } from '../setup/end-process.ts';
import { signInAs, type Visitor } from './landlord-session.ts';

export interface AuditResult {
  /** Scores of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  cls: number;
  /** Lighthouse's index of this machine's speed, of a page without slowdown: a fast desktop has 1,500 or more. */
  benchmarkIndex: number;
  /** Audits that cost a point in accessibility, best practices or SEO. */
  failed: string[];
}

const SWITCHES =
  '--headless=new --remote-debugging-port=0 --no-sandbox --disable-gpu --no-first-run --disable-extensions --disable-background-networking --disable-component-update --disable-sync';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Starts a new browser for each run, with no saved state. Returns its debugging port. */
async function freshChrome(open: AsyncDisposableStack): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-chrome-'));
  open.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const chrome = spawn(await chromePath(), [...SWITCHES.split(' '), `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  open.defer(() => endProcess(chrome));
  return new Promise((listening, failed) => {
    let said = '';
    chrome.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said) ?? [];
      if (port !== undefined) listening(Number(port));
    });
    chrome.once('exit', (code) => failed(new Error(`The browser ended with ${code}:\n${said}`)));
  });
}

const TRIES = 3;

/** The slow network and CPU: simulated from a fast run, or actually throttled (`devtools`). */
export type ThrottlingMode = 'simulate' | 'devtools';

/** One run on a page; a browser whose recording failed is no measurement, and another is asked. */
export async function auditPage(
  url: string,
  { visitor, slowness = 'simulate' }: { visitor?: Visitor | undefined; slowness?: ThrottlingMode } = {},
): Promise<AuditResult> {
  for (let left = TRIES; ; left--)
    try {
      return await runOnce(url, visitor, slowness);
    } catch (error) {
      if (left === 1) throw error;
    }
}

/** Lighthouse as it comes: a phone of its choosing, with its line and its processor, nothing in any cache. */
async function runOnce(url: string, visitor: Visitor | undefined, slowness: ThrottlingMode): Promise<AuditResult> {
  await using open = new AsyncDisposableStack();
  const port = await freshChrome(open);
  if (visitor) await signInAs(visitor, { port, origin: new URL(url).origin, open });
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttlingMethod: slowness,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}.`);
  const { audits, categories } = result.lhr;
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not tell ${audit} of ${url}.`);
    return value;
  };
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    speedIndex: number('speed-index'),
    cls: number('cumulative-layout-shift'),
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    failed,
  };
}
