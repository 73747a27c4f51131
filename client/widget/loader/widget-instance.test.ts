import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeMessage } from '../../../domain/widget/parse-messages.ts';
import type { FrameMessage, HostMessage } from '../../../domain/widget/messages.ts';
import { createListeners } from './listeners.ts';
import { placeholderIn } from './placeholder.ts';
import { createWidget } from './widget-instance.ts';
import type { Widget, WidgetOptions } from './widget.d.ts';

const PRODUCT = 'https://homes.example';

/** jsdom has no layout: every element is at the top of the page. */
let seen: (() => void) | undefined;
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    seen = () => report([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

let widget: Widget;
let target: HTMLElement;
let posted: unknown[];
let events: unknown[];
const gone = vi.fn();
/** The window of the frame. */
const framed = {
  postMessage: (message: HostMessage, origin: string) =>
    posted.push([message.type, origin, ...('values' in message ? [message.values] : [])]),
} as unknown as Window;

function open(options: Omit<WidgetOptions, 'target'> = {}): void {
  const all = createListeners();
  const base = `${PRODUCT}/widget.js`;
  widget = createWidget(placeholderIn(target), options, { base, all, values: { bedrooms: 2 }, gone });
  for (const name of ['ready', 'height', 'step', 'error'] as const)
    all.on(name, (detail) => events.push({ name, ...detail }));
  vi.spyOn(widget.frame, 'contentWindow', 'get').mockReturnValue(framed);
}
const hear = (message: FrameMessage, { origin = PRODUCT, source = framed } = {}) =>
  dispatchEvent(Object.assign(new Event('message'), { data: encodeMessage(message), origin, source }));
const styleOf = (name: string) => widget.frame.style.getPropertyValue(name);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<div><a href="/">Find a home</a></div>';
  target = document.body.firstElementChild as HTMLElement;
  [posted, events] = [[], []];
});
afterEach(() => {
  widget.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('obeys its own frame at its own origin, and nobody else', async () => {
  open({ prefill: { budget: 900 } });
  const height = { type: 'height', height: 2000 } as const;
  for (const forged of [{ origin: 'https://evil.example' }, { origin: 'null' }, { source: window }]) {
    hear({ type: 'ready' }, forged);
    hear(height, forged);
  }
  await Promise.resolve();
  expect([posted, events, styleOf('visibility')]).toEqual([[], [], 'hidden']);
  hear({ type: 'ready' });
  hear(height);
  await Promise.resolve();
  expect(posted).toEqual([
    ['hello', PRODUCT],
    ['prefill', PRODUCT, { bedrooms: 2, budget: 900 }],
  ]);
  expect(events).toEqual([{ name: 'ready' }, { name: 'height', height: 2000 }]);
  expect([styleOf('visibility'), styleOf('height')]).toEqual(['visible', '2000px']);
});

it('is as high as its content, but keeps the room of its first screen until nothing on screen moves', () => {
  open({ height: 700 });
  expect(styleOf('height')).toBe('700px');
  hear({ type: 'ready' });
  hear({ type: 'step', step: 'questionnaire' });
  hear({ type: 'height', height: 500 });
  hear({ type: 'step', step: 'questionnaire' });
  expect(styleOf('height')).toBe('700px');
  hear({ type: 'step', step: 'matches' });
  expect(styleOf('height')).toBe('500px');
  hear({ type: 'height', height: innerHeight + 1 });
  expect(styleOf('height')).toBe(`${innerHeight + 1}px`);
  hear({ type: 'height', height: 300 });
  expect(styleOf('height')).toBe('300px');
});

it('gives up its room once its content ends below the screen', () => {
  open({ height: 700 });
  hear({ type: 'ready' });
  hear({ type: 'height', height: innerHeight + 1 });
  hear({ type: 'height', height: 400 });
  expect(styleOf('height')).toBe('400px');
});

it('scrolls the page only while the focus is in it and the part is not on screen', () => {
  open();
  const scroll = vi.fn();
  widget.frame.scrollIntoView = scroll;
  hear({ type: 'show', top: innerHeight });
  widget.frame.tabIndex = 0;
  widget.frame.focus();
  hear({ type: 'show', top: innerHeight / 2 });
  expect(scroll).not.toHaveBeenCalled();
  hear({ type: 'show', top: innerHeight });
  expect(scroll).toHaveBeenCalledOnce();
  expect(styleOf('scroll-margin-top')).toBe(`${-innerHeight}px`);
});

it('loads when it is near, with its brand and place', () => {
  open({ site: 'cr', locationType: 'city', locationId: 7 });
  expect(widget.frame.src).toBe('');
  seen?.();
  expect(widget.frame.src).toBe(`${PRODUCT}/embed?site=cr&location_type=city&location_id=7`);
});

it('sends what was requested before it was ready, once', () => {
  open();
  widget.open({ type: 'city', id: 7 });
  widget.prefill({ bedrooms: 3 });
  expect(posted).toEqual([]);
  hear({ type: 'ready' });
  hear({ type: 'ready' });
  const prefill = ['prefill', PRODUCT, { bedrooms: 3 }];
  expect(posted).toEqual([['hello', PRODUCT], prefill, ['open', PRODUCT], ['hello', PRODUCT], prefill]);
  widget.destroy();
  hear({ type: 'ready' });
  expect(posted).toHaveLength(5);
});

it('shows the link again when its frame stays silent, and not when it has spoken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open();
  seen?.();
  const link = target.querySelector('a');
  widget.frame.dispatchEvent(new Event('load'));
  hear({ type: 'ready' });
  widget.frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(link?.style.display).toBe('none');
  widget.destroy();
  expect(link?.style.display).toBe('');
  expect(gone).toHaveBeenCalledOnce();

  open();
  seen?.();
  widget.frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(events).toEqual([{ name: 'ready' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events.at(-1)).toEqual({ name: 'error', message: "The widget didn't load." });
  expect([link?.style.display, styleOf('display')]).toEqual(['', 'none']);
});
