import { parseFrameMessage, encodeMessage } from '../../../domain/widget/parse-messages.ts';
import type { HostMessage, WidgetPrefill } from '../../../domain/widget/messages.ts';
import type { Viewport } from '../host/viewport.ts';
import { frameElement, setStyles } from './frame-element.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { releaseReservedHeight, reservedHeight, lift, type Placeholder } from './placeholder.ts';
import type { Widget, WidgetEvents, WidgetOptions } from './widget.d.ts';

/** Reports a frame's visible part on change, once per animation frame. @returns a check; `again` always reports. */
function reportVisibility(frame: Element, signal: AbortSignal, tell: (view: Viewport) => void) {
  let lastViewport = '';
  let waiting = 0;
  const look = () => {
    waiting = 0;
    const { top, bottom } = frame.getBoundingClientRect();
    const view = { top: Math.max(0, -top), height: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
    const now = `${view.top} ${view.height}`;
    if (now !== lastViewport) tell(view);
    lastViewport = now;
  };
  const soon = () => {
    waiting ||= requestAnimationFrame(look);
  };
  addEventListener('resize', soon, { signal });
  // Captured, because a frame may be inside of a scrolling element.
  addEventListener('scroll', soon, { signal, capture: true, passive: true });
  return (again?: boolean) => {
    if (again) lastViewport = '';
    soon();
  };
}

/** A frame that has loaded and sends nothing within this time has failed: a policy blocks it, or its server returns an error. */
const HANDSHAKE_TIMEOUT_MS = 15_000;
/** The maximum delay for the host page to load before the frame loads too. */
const PAGE_LOAD_DELAY_MS = 3000;
/** Returns the maximum height of the first screen at this frame width, in pixels: the search box, or the questionnaire. */
const firstHeight = (width: number, isSearch: boolean): number => {
  if (isSearch) return width < 500 ? 380 : 300;
  return width < 360 ? 1450 : width < 500 ? 1370 : width < 700 ? 1190 : 1120;
};

export interface WidgetHost {
  /** The loader's URL; frame URLs are relative to it. */
  base: string;
  /** Receives the events of every widget. */
  all: Listeners;
  values: WidgetPrefill;
  gone(): void;
}

/** Inserts a frame, loads it when it is near the viewport, and exchanges messages with it. */
export function createWidget(spot: Placeholder, options: Omit<WidgetOptions, 'target'>, around: WidgetHost): Widget {
  const { site, locationType, locationId } = options;
  const address = new URL('embed', around.base);
  for (const [name, value] of Object.entries({ site, location_type: locationType, location_id: locationId }))
    if (value != null) address.searchParams.set(name, String(value));

  const listeners = createListeners();
  /** The fallback content may reserve the space itself. */
  const held = reservedHeight(spot);
  const lifted = lift(spot);
  const room = Number(options.height) || reservedHeight(spot);
  const frame = frameElement(room, options);
  const end = new AbortController();
  const { signal } = end;
  let values = { ...around.values, ...options.prefill };
  let pendingOpen: HostMessage | undefined;
  let ready = false;
  let silence: ReturnType<typeof setTimeout>;
  /** Keeps the first screen's space reserved until releasing it moves no visible content. */
  let least = room;
  let height = 0;
  let step: string | undefined;

  const say = (message: HostMessage) => {
    if (ready) frame.contentWindow?.postMessage(encodeMessage(message), address.origin);
  };
  const grow = () => {
    const { top } = frame.getBoundingClientRect();
    // The content below it is outside of the viewport, before and after.
    if (top + height > innerHeight) least = 0;
    if (height) setStyles(frame, { height: `${Math.max(height, least)}px` });
  };
  const look = reportVisibility(frame, signal, (view) => {
    grow();
    say({ type: 'viewport', ...view });
  });
  const tell = (name: keyof WidgetEvents, detail: WidgetEvents[keyof WidgetEvents]) => {
    for (const target of [listeners, around.all]) target.tell(name, detail, widget);
  };
  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
    // The distance below the viewport at which a frame starts to load.
    rootMargin: '400px',
  });
  const start = () => {
    near.disconnect();
    if (!frame.src) frame.src = address.href;
  };
  const fail = (message: string) => {
    setStyles(frame, { display: 'none' });
    lifted.restore();
    releaseReservedHeight(spot);
    tell('error', { message });
  };

  const answer = () => {
    clearTimeout(silence);
    ready = true;
    say({ type: 'hello' });
    say({ type: 'prefill', values });
    if (pendingOpen) say(pendingOpen);
    pendingOpen = undefined;
    lifted.hide();
    setStyles(frame, { display: 'block', visibility: 'visible' });
  };
  const show = (top: number) => {
    const at = frame.getBoundingClientRect().top + top;
    // Scrolls the page only while the focus is in the frame and the target is not visible.
    if (document.activeElement !== frame || (at >= 0 && at < innerHeight * 0.8)) return;
    setStyles(frame, { 'scroll-margin-top': `${-top}px` });
    frame.scrollIntoView();
  };
  const hear = ({ source, origin, data }: MessageEvent) => {
    const message = source === frame.contentWindow && origin === address.origin && parseFrameMessage(data);
    if (!message) return;
    if (message.type === 'show') return show(message.top);
    if (message.type === 'ready') answer();
    else if (message.type === 'height') height = message.height;
    else if (message.type === 'step') {
      if (step && step !== message.step) least = 0;
      step = message.step;
    }
    grow();
    look(message.type === 'ready');
    const { type, ...detail } = message;
    tell(type, detail);
  };

  const widget: Widget = {
    frame,
    open: (place) => {
      const message: HostMessage = { type: 'open', ...(place && { place }) };
      if (!ready) pendingOpen = message;
      say(message);
      start();
    },
    prefill: (more) => {
      values = { ...values, ...more };
      say({ type: 'prefill', values });
    },
    on: (name, listener) => {
      const stop = listeners.on(name, listener);
      if (ready && name === 'ready') queueMicrotask(() => listener({} as never, widget));
      return stop;
    },
    destroy: () => {
      end.abort();
      near.disconnect();
      clearTimeout(silence);
      frame.remove();
      lifted.restore();
      around.gone();
    },
  };

  // A page with an opaque origin (a sandbox without allow-same-origin) gives its frames one too: the link stays.
  if (self.origin === 'null') queueMicrotask(() => fail('This page has no origin.'));
  else {
    addEventListener('message', hear, { signal });
    frame.addEventListener('load', () => {
      clearTimeout(silence);
      if (frame.src && !ready) silence = setTimeout(() => fail("The widget didn't load."), HANDSHAKE_TIMEOUT_MS);
    });
    spot.put(frame);
    if (!room) {
      least = Math.max(held, firstHeight(frame.clientWidth, locationId == null));
      setStyles(frame, { height: `${least}px` });
    }
    // The page's own fonts and images come first: a frame loaded in parallel would compete for bandwidth.
    const watch = () => near.observe(frame);
    if (document.readyState === 'complete') watch();
    else {
      addEventListener('load', watch, { signal });
      setTimeout(watch, PAGE_LOAD_DELAY_MS);
    }
  }
  return widget;
}
