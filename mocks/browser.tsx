// First, before what looks into a storage.
import './page/usable-storage.ts';
import { createRoot } from 'react-dom/client';
import type { Boot } from '../client/boot.tsx';
import { beginSession } from './account/sessions.ts';
import { createWorld } from './create-world.ts';
import { ensureXsrf, rememberSession } from './handlers/caller.ts';
import { cookiesOf } from './handlers/cookies.ts';
import { Line } from './handlers/line.ts';
import { browserPictures, memoryPictures } from './handlers/picture-store.ts';
import { forceScheme } from './page/force-scheme.ts';
import { isolatePage, setClock } from './page/isolate.ts';
import type { MockedPage } from './page/mocked-page.ts';
import { showNetworkState } from './page/network-state.ts';
import { keepParameters, readParameters, withOwn } from './page/parameters.ts';
import { savedWorld } from './page/saved-world.ts';
import { settled } from './page/settled.ts';
import { showTrouble } from './page/trouble-page.ts';
import { tellUploadProgress } from './page/upload-progress.ts';
import { startWorker, workerTrouble } from './page/worker.ts';
import { scenarioOf } from './scenarios.ts';
import { keptEntries } from './scenarios/kept.ts';
import { whenRead } from './scenarios/readable-text.ts';
import { SCENARIO_NOW, type Scenario } from './scenarios/scenario.ts';
import type { World } from './world.ts';

type Start = (options: { root: Element; boot: Boot }) => Promise<void>;

const html = document.documentElement;
/** What a scenario promises stands there by then, on the slowest machine. */
const PATIENCE_MS = 15_000;
/** What the paths of this site begin with, without a slash at its end. */
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

/** Logs a landlord of the world in, before the page loads. */
function logIn(world: World, email: string): void {
  const account = world.db.accounts.find((one) => one.email === email);
  if (!account) throw new Error(`The world has no account of ${email}.`);
  rememberSession(cookiesOf(null), beginSession(world, account.id, navigator.userAgent).token);
}

/** A world of a scenario's own, at its own moment, for this page alone. */
function arrangeScenario(scenario: Scenario): World {
  setClock(new Date(SCENARIO_NOW));
  isolatePage(keptEntries(scenario, Date.now()));
  const { search } = location;
  history.replaceState(null, '', withOwn(here(scenario.at), search));
  keepParameters(search);
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl });
  if (scenario.as !== undefined) logIn(world, scenario.as);
  scenario.arrange?.(world);
  return world;
}

/** Everything this browser has kept here, gone; the page begins as at a first visit. */
async function forgetAll(): Promise<void> {
  await browserPictures().clear();
  rememberSession(cookiesOf(null), null);
  localStorage.clear();
  sessionStorage.clear();
  location.replace(here('/'));
}

/** The world of this page: a scenario's, or the everyday one that all tabs share. */
function worldOf(name: string | undefined) {
  if (name === undefined) {
    const saved = savedWorld(baseUrl);
    const reset = async () => {
      saved.forget();
      await forgetAll();
    };
    return {
      world: saved.world,
      line: new Line(saved.world, saved.refresh),
      pictures: browserPictures(),
      scenario: undefined,
      reset,
    };
  }
  const scenario = scenarioOf(name);
  if (!scenario) throw new Error(`There is no scenario called ${name}.`);
  const world = arrangeScenario(scenario);
  const reset = async () => location.reload();
  return { world, line: new Line(world), pictures: memoryPictures(), scenario, reset };
}

/** Plays a scenario on the page that stands, and says when there is something to look at. */
async function play(scenario: Scenario | undefined, world: World, line: Line): Promise<string | undefined> {
  try {
    await settled(line);
    if (scenario?.play) {
      const { pageHands } = await import('./scenarios/page-hands.ts');
      await scenario.play(pageHands(), world);
      await settled(line);
    }
    if (scenario) await whenRead(scenario.expects, PATIENCE_MS);
    html.dataset['mocked'] = 'ready';
    return undefined;
  } catch (error) {
    return fail(error);
  }
}

/** After the first screen, for nobody waits for it. */
async function showPanel(page: MockedPage): Promise<void> {
  const { Panel } = await import('./panel/panel.tsx');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel page={page} />);
}

/** Begins the client of this page on a mocked world, which the address may choose, with the panel beside it. */
export async function startMocked(start: Start): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the client.');
  const missing = workerTrouble();
  if (missing !== undefined) {
    showTrouble(root, missing, `Open it at http://localhost:${location.port || '5173'}, or serve it over https.`);
    return void fail(missing);
  }
  try {
    const asked = readParameters(location.search);
    const { world, line, pictures, scenario, reset } = worldOf(asked.scenario);
    forceScheme(asked.scheme);
    const brand = asked.site ?? scenario?.brand ?? 'default';
    const cookies = cookiesOf(null);
    ensureXsrf(cookies);
    html.dataset['brand'] = brand;
    html.toggleAttribute('data-signed-in', cookies.get('signed-in') === '1');
    showNetworkState(world);
    tellUploadProgress(world);
    await startWorker({ world, line, pictures, at: '*' });
    await start({ root, boot: { brand, now: world.now().toISOString(), origin: baseUrl, site: asked.site ?? null } });
    const trouble = play(asked.play ? scenario : undefined, world, line);
    const page: MockedPage = { world, line, scenario: asked.scenario, trouble, reset };
    if (asked.panel) await showPanel(page);
  } catch (error) {
    showTrouble(root, fail(error), 'Reload the page; if it stays, open it without its parameters.');
  }
}
