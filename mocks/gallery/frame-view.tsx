import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { keepToItself } from './calm-frame.ts';
import { addressOf, type Frame, type Look } from './frame.ts';
import css from './gallery.module.css';
import { takeTurn } from './slots.ts';

const HEIGHTS = { 390: 844, 1280: 900 } as const;
const SCALES = { 390: 0.55, 1280: 1 / 3 } as const;
/** A frame that never gets ready frees its turn then. */
const PATIENCE_MS = 20_000;

type State = 'away' | 'waiting' | 'loading' | 'ready' | 'failed';
const said: Record<State, string> = { away: '', waiting: 'Waiting', loading: 'Loading', ready: '', failed: 'Failed' };

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
    const over = takeTurn(() => setState('loading'));
    const timer = setTimeout(() => over(), PATIENCE_MS);
    done.current = over;
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [near, href]);

  const arrived = ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page) return;
    const { document } = page;
    keepToItself(page as Window & typeof globalThis);
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
        {look.brand} · {look.width} · {look.scheme} <em>{said[state]}</em>
      </figcaption>
    </figure>
  );
}
