import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

const fromNpm = async () => (await import('@sparticuz/chromium')).default.executablePath();

/** The whole Chromium: CHROME_PATH, else the machine's, else what comes from npm. */
export async function chromePath(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return installedChrome() ?? fromNpm();
}

const installedChrome = () =>
  ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'].find((path) => existsSync(path));

/**
 * Switches for tests that touch frames of other sites. The headless shell sends touches to the wrong place when such a frame
 * has a process of its own, so there it shares its page's process; a complete Chromium needs no switch.
 */
async function frameSwitches(): Promise<string[]> {
  return (await chromePath()) === (await fromNpm())
    ? ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process']
    : [];
}

/**
 * Chromium without its windows, as it comes from npm: CHROME_SHELL_PATH, else unpacked if this machine has what it needs,
 * else the whole one. A page of the whole one costs the processor four times as much to open.
 */
export async function chromeShellPath(): Promise<string> {
  const named = process.env['CHROME_SHELL_PATH'];
  if (named) return named;
  try {
    const path = await fromNpm();
    await promisify(execFile)(path, ['--version']);
    return path;
  } catch {
    return chromePath();
  }
}

/**
 * Opens a headless browser that talks to nothing but the pages it is given: `whole` where a page holds frames of other sites,
 * `touch` where a test touches such a frame.
 */
export async function launchChrome(kind: 'shell' | 'whole' | 'touch' = 'shell'): Promise<Browser> {
  return chromium.launch({
    executablePath: await (kind === 'shell' ? chromeShellPath() : chromePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Letters are drawn and set alike on every machine, whatever its fonts are configured to.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(kind === 'touch' ? await frameSwitches() : []),
    ],
  });
}
