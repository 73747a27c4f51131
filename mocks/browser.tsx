import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
// First, before any module reads a storage.
import './page/ensure-storage.ts';
import { createRoot } from 'react-dom/client';
import { brandCodes } from '../domain/brands/brand.ts';
import { getBrand } from '../domain/brands/brands.ts';
import type { PageInfo } from '../client/app/page-info.tsx';
import { createSession } from './account/sessions.ts';
import { createWorld } from './world/create-world.ts';
import { ensureXsrf, setSessionCookies } from './handlers/caller-session.ts';
import { cookiesOf } from './handlers/cookies.ts';
import { Connection } from './handlers/connection.ts';
import { browserImageStore, memoryImageStore } from './handlers/image-store.ts';
import { forceScheme } from './page/force-color-scheme.ts';
import { isolatePage, setClock } from './page/isolate-page.ts';
import type { MockedPage } from './page/mocked-page.ts';
import { openPersistedWorld } from './page/persisted-world.ts';
import { emitUploadProgress } from './page/emit-upload-progress.ts';
import { startServiceWorker, serviceWorkerProblem } from './page/service-worker.ts';
import { scenarioNames, scenarioOf } from './scenarios.ts';
import { perform, see } from './scenarios/setup/steps.ts';
import { scenarioStorageEntries } from './scenarios/setup/browser-storage.ts';
import { whenRead } from './scenarios/setup/readable-text.ts';
import { SCENARIO_NOW, type Scenario } from './scenarios/setup/scenario.ts';
import type { World } from './world/world.ts';
import { onWorldChange } from './world/on-world-change.ts';

/** The parameters that a scenario's page keeps: the mock's own, and the brand, so that a reload preserves it. */
const MOCK_PARAMETERS = ['scenario', 'panel', 'play', 'site'];

/** Returns the mock's parameters in the address. */
function parseParameters(search: string) {
  const query = new URLSearchParams(search);
  const site = query.get('site');
  return {
    scenario: query.get('scenario') ?? undefined,
    site: site === null ? undefined : getBrand(brandCodes.find((code) => code === site)).code,
    panel: query.get('panel') !== 'off',
    play: query.get('play') !== 'off',
    /** 'light' or 'dark'; anything else follows the system. */
    scheme: query.get('scheme'),
  };
}

/** Returns an address of this site with the mock's parameters of `search`. */
function withMockParameters(address: string | URL, search: string): string {
  const url = new URL(address, location.href);
  for (const [name, value] of new URLSearchParams(search))
    if (MOCK_PARAMETERS.includes(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Keeps a scenario's parameters in the address on every navigation, so that a reload plays it again. */
function keepParameters(search: string): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (data: unknown, unused: string, url?: string | URL | null) =>
      change(data, unused, url === undefined || url === null ? url : withMockParameters(url, search));
  }
}

/** Shows why the page cannot load, and what to do; plain DOM, because nothing else runs yet. */
function showErrorPage(root: Element, why: string, advice: string): void {
  const main = document.createElement('main');
  main.style.cssText = 'max-width: 38rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif';
  const heading = document.createElement('h1');
  heading.textContent = 'The mock server cannot run here';
  const [reason, way] = [document.createElement('p'), document.createElement('p')];
  reason.textContent = why;
  way.textContent = advice;
  main.append(heading, reason, way);
  root.replaceChildren(main);
  document.title = heading.textContent;
}

const POLL_MS = 50;
/** A page that has not settled within this time, in milliseconds, is shown as it is. */
const SETTLE_TIMEOUT_MS = 20_000;

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const hasScreen = () => document.querySelector('#root :is(h1, [aria-busy=true])') !== null;

/** Waits until a screen is rendered with its fonts, and no request is pending in two consecutive polls. */
async function waitUntilSettled(line: Connection): Promise<void> {
  const from = performance.now();
  for (let still = 0; still < 2 && performance.now() - from < SETTLE_TIMEOUT_MS; await sleep(POLL_MS))
    still = hasScreen() && line.underWay === 0 ? still + 1 : 0;
  await document.fonts.ready;
}

/** Emits the browser's offline and online events when the world's network state changes. */
function showNetworkState(world: World): void {
  const machine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  const hasLine = () => machine?.get?.call(navigator) !== false;
  let lastOnline = true;
  const tell = () => {
    const online = !world.faults.offline;
    if (online === lastOnline) return;
    lastOnline = online;
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  Object.defineProperty(navigator, 'onLine', { get: () => !world.faults.offline && hasLine(), configurable: true });
  onWorldChange(world, tell);
  tell();
}

type Start = (options: { root: Element; boot: PageInfo }) => Promise<void>;

const html = document.documentElement;
/** Milliseconds until a scenario's expected content must appear, on the slowest machine. */
const TIMEOUT_MS = 15_000;
const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const baseUrl = location.origin + base;
const here = (address: string) => base + address;

function fail(reason: unknown): string {
  const words = reason instanceof Error ? reason.message : String(reason);
  html.dataset['mocked'] = 'failed';
  html.dataset['mockedError'] = words;
  console.error(reason);
  return words;
}

function logIn(world: World, email: string): void {
  const account = world.db.accounts.find((one) => one.email === email);
  if (!account) throw new Error(`The mock data has no account with the email ${email}.`);
  setSessionCookies(cookiesOf(null), createSession(world, account.id, navigator.userAgent).token);
}

/** Creates a world for a scenario, at the scenario's time, for this page only. */
function setUpScenario(scenario: Scenario): World {
  setClock(new Date(SCENARIO_NOW));
  isolatePage(scenarioStorageEntries(scenario, Date.now()));
  const { search } = location;
  history.replaceState(null, '', withMockParameters(here(scenario.at), search));
  keepParameters(search);
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl });
  if (scenario.as !== undefined) logIn(world, scenario.as);
  scenario.arrange?.(world);
  return world;
}

/** Deletes everything that the mock stores on this device; the page starts as at a first visit. */
async function forgetAll(): Promise<void> {
  await browserImageStore().clear();
  setSessionCookies(cookiesOf(null), null);
  localStorage.clear();
  sessionStorage.clear();
  location.replace(here('/'));
}

/** Returns the world of this page: a scenario's, or the default one that all tabs share. */
function worldOf(name: string | undefined) {
  if (name === undefined) {
    const { world, refresh, forget } = openPersistedWorld(baseUrl);
    const reset = async () => {
      forget();
      await forgetAll();
    };
    return { world, line: new Connection(world, refresh), pictures: browserImageStore(), scenario: undefined, reset };
  }
  const scenario = scenarioOf(name);
  if (!scenario)
    throw new Error(`There is no scenario called ${name}.${didYouMean(suggestionList(name, scenarioNames))}`);
  const world = setUpScenario(scenario);
  const reset = async () => location.reload();
  return { world, line: new Connection(world), pictures: memoryImageStore(), scenario, reset };
}

async function runScenario(
  scenario: Scenario | undefined,
  world: World,
  line: Connection,
): Promise<string | undefined> {
  try {
    await waitUntilSettled(line);
    if (scenario?.play) {
      const { browserPageDriver } = await import('./scenarios/setup/browser-page-driver.ts');
      await perform([scenario.play, see(scenario.expects)], browserPageDriver(), world);
      await waitUntilSettled(line);
    }
    if (scenario) await whenRead(scenario.expects, TIMEOUT_MS);
    html.dataset['mocked'] = 'ready';
    return undefined;
  } catch (error) {
    return fail(error);
  }
}

/** Rendered after the first screen, because it is not urgent. */
async function showPanel(page: MockedPage): Promise<void> {
  const { Panel } = await import('./panel/panel.tsx');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel page={page} />);
}

/** Starts the client of this page with a mocked world, which the URL may select, and with the panel. */
export async function startMocked(start: Start): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the client.');
  const missing = serviceWorkerProblem();
  if (missing !== undefined) {
    showErrorPage(root, missing, `Open it at http://localhost:${location.port || '5173'}, or serve it over https.`);
    return void fail(missing);
  }
  try {
    const query = parseParameters(location.search);
    const { world, line, pictures, scenario, reset } = worldOf(query.scenario);
    forceScheme(query.scheme);
    const brand = query.site ?? scenario?.brand ?? 'default';
    const cookies = cookiesOf(null);
    ensureXsrf(cookies);
    html.dataset['brand'] = brand;
    html.toggleAttribute('data-signed-in', cookies.get('signed-in') === '1');
    showNetworkState(world);
    emitUploadProgress(world);
    await startServiceWorker({ world, line, pictures, at: '*' });
    await start({ root, boot: { brand, now: world.now().toISOString(), origin: baseUrl, site: query.site ?? null } });
    const failure = runScenario(query.play ? scenario : undefined, world, line);
    const page: MockedPage = { world, line, scenario: query.scenario, failure, reset };
    if (query.panel) await showPanel(page);
  } catch (error) {
    showErrorPage(root, fail(error), 'Reload the page. If the error persists, open it without its parameters.');
  }
}
