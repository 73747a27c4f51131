import { setupWorker } from 'msw/browser';
import { createHandlers, type HandlerContext } from '../handlers/handlers.ts';

const base = import.meta.env.BASE_URL;
const SCRIPT = `${base}mockServiceWorker.js`;

/** Why no service worker can run in this page; undefined when one can. */
export function serviceWorkerProblem(): string | undefined {
  if (isSecureContext && 'serviceWorker' in navigator) return undefined;
  return isSecureContext
    ? 'This browser lets no service worker run here; a private window may be the reason.'
    : `Browsers let service workers run at https:// and at localhost only, and this page came from ${location.origin}.`;
}

/**
 * Sends away what another program left behind on this address: it would answer in our place. A page that it has already
 * got hold of is loaded again, and this call never comes back.
 */
async function unregisterOtherWorkers(): Promise<void> {
  const ours = new URL(SCRIPT, location.href).href;
  let dismissed = false;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { scriptURL } = registration.active ?? registration.waiting ?? registration.installing ?? {};
    if (scriptURL !== ours && location.href.startsWith(registration.scope))
      dismissed = (await registration.unregister()) || dismissed;
  }
  const { controller } = navigator.serviceWorker;
  if (!dismissed || !controller || controller.scriptURL === ours) return;
  location.reload();
  await new Promise(() => {});
}

/** A worker that has just begun takes its pages over within this time. */
const CLAIM_MS = 1000;

const controlledByWorker = () =>
  new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(done, CLAIM_MS);
  });

const reloadOnce = (): boolean => (history.state as { again?: true } | null)?.again === true;

/**
 * A page that came while its worker was being sent away, as the worker does at the end of a reload of its only page,
 * finds it installed and yet is not in its hands: its calls would leave the browser. Loaded again it is.
 */
async function waitForControl(): Promise<void> {
  const { again: _, ...state } = (history.state ?? {}) as { again?: true };
  if (!navigator.serviceWorker.controller) await controlledByWorker();
  if (navigator.serviceWorker.controller) {
    if (reloadOnce()) history.replaceState(state, '');
    return;
  }
  if (reloadOnce()) throw new Error('The service worker of this page does not answer its calls.');
  history.replaceState({ ...state, again: true }, '');
  location.reload();
  await new Promise(() => {});
}

/**
 * Starts the service worker that answers this page's calls; one page at a time, for of two that install it at once one
 * may wait for a worker that the other's has replaced. @throws when the browser refuses one.
 */
export async function startServiceWorker(reached: HandlerContext): Promise<void> {
  const start = async () => {
    await unregisterOtherWorkers();
    await setupWorker(...createHandlers(reached)).start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: SCRIPT, options: { scope: base } },
    });
    await waitForControl();
  };
  await navigator.locks.request('mock-worker', start);
}
