import { setupWorker } from 'msw/browser';
import { createHandlers, type HandlerContext } from '../handlers/handlers.ts';

const base = import.meta.env.BASE_URL;
const SCRIPT = `${base}mockServiceWorker.js`;

/** Returns why no service worker can run in this page; undefined when one can. */
export function serviceWorkerProblem(): string | undefined {
  if (isSecureContext && 'serviceWorker' in navigator) return undefined;
  return isSecureContext
    ? "This browser doesn't allow service workers here; a private window may be the cause."
    : `Browsers allow service workers only at https:// and localhost, and this page came from ${location.origin}.`;
}

/** Unregisters other programs' service workers, which would intercept calls; reloads a page that one controls. */
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

/** Returns whether a URL of this origin is one that the server would answer, as opposed to a module or a file. */
const isServerPath = ({ origin, pathname }: URL): boolean =>
  origin === location.origin &&
  /^\/(api|graphql|embed|password|login|logout|dev|admin\/graphql)(\/|$)/.test(pathname.slice(base.length - 1));

const CLAIM_MS = 1000;

const controlledByWorker = () =>
  new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(done, CLAIM_MS);
  });

const reloadOnce = (): boolean => (history.state as { again?: true } | null)?.again === true;

/**
 * Reloads a page that no worker controls: one that loads while its worker is being removed (at the end of a reload of
 * its only page) finds it installed but is not controlled by it, and its calls would reach the network.
 */
async function waitForControl(): Promise<void> {
  const { again: _, ...state } = (history.state ?? {}) as { again?: true };
  if (!navigator.serviceWorker.controller) await controlledByWorker();
  if (navigator.serviceWorker.controller) {
    if (reloadOnce()) history.replaceState(state, '');
    return;
  }
  if (reloadOnce()) throw new Error('The service worker of this page does not handle its requests.');
  history.replaceState({ ...state, again: true }, '');
  location.reload();
  await new Promise(() => {});
}

/**
 * Starts the service worker that handles this page's calls; one page at a time, since of two concurrent installs one
 * may wait for a worker that the other has replaced. @throws when the browser rejects the registration.
 */
export async function startServiceWorker(reached: HandlerContext): Promise<void> {
  const start = async () => {
    await unregisterOtherWorkers();
    await setupWorker(...createHandlers(reached)).start({
      quiet: true,
      onUnhandledFrame: ({ frame, defaults }) => {
        const { request } = frame.data as { request?: Request };
        if (request && isServerPath(new URL(request.url))) defaults.warn();
      },
      serviceWorker: { url: SCRIPT, options: { scope: base } },
    });
    await waitForControl();
  };
  await navigator.locks.request('mock-worker', start);
}
