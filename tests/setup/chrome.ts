import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

const fromNpm = async () => (await import('@sparticuz/chromium')).default.executablePath();

/** Returns the path of full Chromium: CHROME_PATH, else the machine's, else the one from npm. */
export async function chromePath(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return installedChrome() ?? fromNpm();
}

const installedChrome = () =>
  ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'].find((path) => existsSync(path));

/**
 * Switches for tests that touch cross-site frames. The headless shell sends touches to the wrong place when such a frame
 * has its own process, and Chromium 150 a tap after a scroll, so there it shares its page's process.
 */
const FRAME_SWITCHES = ['--disable-site-isolation-trials', '--disable-features=IsolateOrigins,site-per-process'];

/**
 * Returns the path of the headless Chromium shell from npm: CHROME_SHELL_PATH, else unpacked if this machine has its
 * dependencies, else full Chromium. A page of full Chromium takes four times as much CPU to open.
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
 * Opens a headless browser without network access beyond its pages: `whole` where a page has cross-site frames, `touch`
 * where a test touches such a frame.
 */
export async function launchChrome(kind: 'shell' | 'whole' | 'touch' = 'shell'): Promise<Browser> {
  return chromium.launch({
    executablePath: await (kind === 'shell' ? chromeShellPath() : chromePath()),
    args: [
      '--no-sandbox',
      // The default of a headless browser says so, and crawlers are not counted.
      '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      '--disable-gpu',
      // Text is rendered and laid out alike on every machine, whatever its font configuration.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(kind === 'touch' ? FRAME_SWITCHES : []),
    ],
  });
}
