import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent: { url: string; keepalive: boolean; token: string | null; events: Record<string, unknown>[] }[] = [];
type Tracking = typeof import('./match-tracking.ts');
let tracking: Tracking;
let watching: typeof import('./track-visibility.ts');
/** Triggers the page's intersection observers for an element. */
let show: (element: Element, ratio: number, height?: number) => void;

class Observer {
  readonly #watched = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    show = (target, intersectionRatio, height = 100) => {
      const entry = { target, intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } };
      if (this.#watched.has(target))
        callback([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    };
  }
  observe = (element: Element) => void this.#watched.add(element);
  unobserve = (element: Element) => void this.#watched.delete(element);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sent.length = 0;
  document.documentElement.dataset['brand'] = 'csa';
  document.cookie = 'XSRF-TOKEN=abc';
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body)) as { variables: { events: Record<string, unknown>[] } };
    const token = new Headers(init.headers).get('x-xsrf-token');
    sent.push({ url, keepalive: init.keepalive === true, token, events: variables.events });
    return Promise.resolve(new Response('{}'));
  });
  (await import('../../graphql/browser-link.ts')).browserLink();
  tracking = await import('./match-tracking.ts');
  watching = await import('./track-visibility.ts');
  // Preloads the chunk, as on a page that has sent events before.
  await import('./send-events.ts');
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.dataLayer;
});

const passed = async () => {
  await vi.advanceTimersByTimeAsync(5000);
  await vi.dynamicImportSettled();
};
const actions = () => sent.flatMap(({ events }) => events.map(({ action }) => action));

it('batches events with position, college and brand in one request that outlives the page', async () => {
  tracking.rememberListingPosition('7', { position: 23, schoolId: '10' });
  tracking.trackMatch('click', '7');
  tracking.trackMatch('phone', '8');
  await passed();
  const event = { poweredBy: 'csa' };
  expect(sent).toEqual([
    {
      url: '/graphql',
      keepalive: true,
      token: 'abc',
      events: [
        { ...event, housingId: '7', schoolId: '10', housingPosition: 23, action: 'click' },
        { ...event, housingId: '8', schoolId: null, housingPosition: null, action: 'phone' },
      ],
    },
  ]);
});

it.each(['pagehide', 'visibilitychange'])('sends pending events at once on %s', async (leaving) => {
  tracking.trackMatch('view', '7');
  await vi.dynamicImportSettled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(sent).toEqual([]);
  (leaving === 'pagehide' ? window : document).dispatchEvent(new Event(leaving));
  expect(actions()).toEqual(['view']);
});

it('sends at most fifty events per request', async () => {
  for (let n = 1; n <= 120; n++) tracking.trackMatch('view', String(n));
  await passed();
  expect(sent.map(({ events }) => events.length)).toEqual([50, 50, 20]);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'records nothing when the browser reports %o',
  async (says) => {
    vi.stubGlobal('navigator', says);
    window.dataLayer = [];
    tracking.trackMatch('view', '7');
    await passed();
    expect([sent, window.dataLayer]).toEqual([[], []]);
  },
);

it("sends the event to the operator's analytics too, without personal data", async () => {
  window.dataLayer = [];
  tracking.rememberListingPosition('7', { position: 2, schoolId: '10' });
  tracking.trackMatch('request', '7');
  expect(window.dataLayer).toEqual([{ event: 'match_request', housing_id: '7', powered_by: 'csa', position: 2 }]);
  await passed();
});

it('counts a listing in a list once per page, when half of it, or half a viewport of it, is visible', async () => {
  const item = document.createElement('li');
  const tall = document.createElement('li');
  const stop = watching.trackVisibility(item, '7', { position: 1 });
  watching.trackVisibility(tall, '8', { position: 2 });
  show(item, 0.4);
  show(tall, 0.3, 390);
  await passed();
  expect(actions()).toEqual([]);
  show(item, 0.6);
  show(tall, 0.3, 410);
  show(item, 1);
  await passed();
  expect(sent.flatMap(({ events }) => events.map(({ housingId }) => housingId))).toEqual(['7', '8']);
  stop();
  watching.trackVisibility(item, '7', { position: 1 });
  show(item, 1);
  await passed();
  expect(actions()).toEqual(['view', 'view']);
});

it('counts clicks on phone links within a listing, and on no other link', async () => {
  const card = document.createElement('div');
  card.innerHTML = '<a href="tel:+16145550100"><b>Call</b></a><a href="/home/x">In</a>';
  card.addEventListener('click', (event) => event.preventDefault());
  document.body.append(card);
  const stop = watching.trackPhoneClicks(card, '7');
  const [call, inside] = card.querySelectorAll('a');
  call?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  inside?.click();
  stop();
  call?.click();
  card.remove();
  await passed();
  expect(actions()).toEqual(['phone']);
});
