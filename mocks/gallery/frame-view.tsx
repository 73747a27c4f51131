import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { addressOf, type Frame, type Look } from './frame.ts';
import css from './gallery.module.css';

/** How many frames begin at a time: each is a whole client with a world of its own. */
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

/** Waits for a turn, then calls `begin`. Answers how to say that one is done, or wants no turn any more. */
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
 * A page in a frame takes the focus and scrolls its elements into sight, and with them everything around the frame.
 * Here many play at once beside somebody who types into the filter: each is kept to its own window, and what loses the
 * system's focus to another frame is not told (an open list would close).
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
/** A frame that never gets ready frees its turn then. */
const LOAD_TIMEOUT_MS = 20_000;

type State = 'away' | 'waiting' | 'loading' | 'ready' | 'failed';
const stateLabels: Record<State, string> = {
  away: '',
  waiting: 'Waiting',
  loading: 'Loading',
  ready: '',
  failed: 'Failed',
};

/** Calls back when the page in a frame says how it stands. */
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

/** One frame under one look, scaled to fit; alive only while it is near the screen. */
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
    // What the demonstration says of itself is not the product.
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
