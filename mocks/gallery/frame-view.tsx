import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { addressOf, type Frame, type Look } from './frame.ts';
import css from './gallery.module.css';

/** Maximum number of frames that load at once: each is a whole client with its own world. */
const MAX_CONCURRENT = 3;

let free = MAX_CONCURRENT;
const waiting: (() => void)[] = [];

function next(): void {
  while (free > 0) {
    const begin = waiting.shift();
    if (!begin) return;
    free -= 1;
    begin();
  }
}

/** Queues a load and calls `begin` when it may start. Returns a function that releases or cancels it. */
function enqueueLoad(begin: () => void): () => void {
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  const start = () => {
    state = 'running';
    begin();
  };
  waiting.push(start);
  queueMicrotask(next);
  return () => {
    if (state === 'running') {
      free += 1;
      next();
    } else if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    state = 'done';
  };
}

/**
 * Isolates a frame: its page would take the focus and scroll its elements into view, and with them the page around
 * the frame. Many frames run at once while a user types into the filter, so each is limited to its own window, and
 * losing the system focus to another frame emits no event (an open list would close).
 */
function isolateFrame(page: Window & typeof globalThis): void {
  const { HTMLElement: Element, document } = page;
  const focus = Object.getOwnPropertyDescriptor(Element.prototype, 'focus')?.value as HTMLElement['focus'];
  const { parent, frameElement } = page;
  Element.prototype.focus = function () {
    const before = parent.document.activeElement;
    focus.call(this, { preventScroll: true });
    if (before instanceof (parent as typeof page).HTMLElement && before !== frameElement)
      before.focus({ preventScroll: true });
  };
  page.Element.prototype.scrollIntoView = function () {
    const { top } = this.getBoundingClientRect();
    const behindEdge = Number.parseFloat(page.getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    page.scrollBy(0, top - behindEdge);
  };
  const within = (event: Event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) page.addEventListener(type, within, true);
}

const HEIGHTS = { 390: 844, 1280: 900 } as const;
const SCALES = { 390: 0.55, 1280: 1 / 3 } as const;
/** Milliseconds after which a frame that is not ready releases its slot. */
const LOAD_TIMEOUT_MS = 20_000;

type State = 'away' | 'waiting' | 'loading' | 'ready' | 'failed';
const stateLabels: Record<State, string> = {
  away: '',
  waiting: 'On hold',
  loading: 'Loading',
  ready: '',
  failed: 'Failed',
};

/** Calls back when the page in a frame changes its state. */
function watch(root: HTMLElement, tell: (state: 'ready' | 'failed') => void): () => void {
  const look = () => {
    const { mocked } = root.dataset;
    if (mocked === 'ready' || mocked === 'failed') tell(mocked);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributes: true, attributeFilter: ['data-mocked'] });
  look();
  return () => observer.disconnect();
}

/** Renders a frame in one look, scaled to fit; loaded only while it is near the viewport. */
export function FrameView({ frame, look }: { frame: Frame; look: Look }) {
  const [state, setState] = useState<State>('away');
  const [near, setNear] = useState(false);
  const [height, setHeight] = useState<number>(HEIGHTS[look.width]);
  const place = useRef<HTMLDivElement>(null);
  const done = useRef(() => undefined as void);
  const scale = SCALES[look.width];
  const href = addressOf(frame, look.brand, look.scheme);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '60% 0px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return setState('away');
    setState('waiting');
    const over = enqueueLoad(() => setState('loading'));
    const timer = setTimeout(() => over(), LOAD_TIMEOUT_MS);
    done.current = over;
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [near, href]);

  const arrived = ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page) return;
    const { document } = page;
    isolateFrame(page as Window & typeof globalThis);
    // The demo's notice is not part of the product.
    document.getElementById('demo-note')?.remove();
    watch(document.documentElement, (now) => {
      setState(now);
      done.current();
      const examples = document.querySelector('main');
      if (frame.fits && examples) setHeight(examples.offsetHeight);
    });
  };

  const shown = state !== 'away' && state !== 'waiting';
  return (
    <figure className={css.frame} data-state={state}>
      <div ref={place} className={css.window} style={{ width: look.width * scale, height: height * scale }}>
        {shown && (
          <iframe
            key={href}
            src={href}
            title={`${frame.title}, ${look.brand}, ${look.width} px, ${look.scheme}`}
            tabIndex={-1}
            onLoad={arrived}
            style={{ width: look.width, height, transform: `scale(${scale})` }}
          />
        )}
        <a className={css.open} href={href} target="_blank" rel="noreferrer">
          <span>
            Open {frame.title} alone, {look.brand}, {look.width} px, {look.scheme}
          </span>
        </a>
      </div>
      <figcaption>
        {look.brand} · {look.width} · {look.scheme} <em>{stateLabels[state]}</em>
      </figcaption>
    </figure>
  );
}
