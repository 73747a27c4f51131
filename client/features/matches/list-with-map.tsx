import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { useLocation, useNavigate } from '../../app/router/router.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { createHighlightedListing } from '../../shared/listings-map/highlighted-listing.ts';
import type { ListingsMap } from '../../shared/listings-map/listings-map.tsx';
import { useBrowserValue } from '../../components/hooks/use-browser-value.ts';
import { useLoadWhenVisible } from '../../components/hooks/use-load-when-visible.ts';
import waiting from '../../components/layout/placeholder.module.css';
import css from './list-with-map.module.css';

/** URL hash of the map on a phone, so that the back button returns to the list. */
const SHOWN = '#map';
const loadMap = async () => (await import('../../shared/listings-map/listings-map.tsx')).ListingsMap;
const listingUnderPointer = (target: EventTarget) =>
  target instanceof Element ? (target.closest('[data-home]')?.getAttribute('data-home') ?? null) : null;

/** Returns whether the URL selects the map; the server does not receive the hash and renders the list. */
function useShown(): [shown: boolean, toggle: () => void] {
  const { hash, pathname, search, state } = useLocation();
  const go = useNavigate();
  const shown = useBrowserValue(() => hash === SHOWN, false);
  const toggle = () => {
    if (!shown) void go(pathname + search + SHOWN, { state: 'from the list' });
    else if (state === 'from the list') void go(-1);
    else void go(pathname + search, { replace: true });
  };
  return [shown, toggle];
}

interface ListWithMapProps extends Omit<ComponentProps<typeof ListingsMap>, 'lit'> {
  /** The list, complete without the map. An element with `data-home` is highlighted with its pin. */
  children: ReactNode;
}

/** Renders a list of listings and a synchronized map: side by side, or on a phone one at a time. */
export function ListWithMap({ matches, criteria, place, children }: ListWithMapProps) {
  const [lit] = useState(createHighlightedListing);
  const [shown, toggle] = useShown();
  const { frame, part: HomesMap, failed, retry } = useLoadWhenVisible(loadMap);
  const list = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const scrolled = useRef<number | null>(null);

  useEffect(
    () =>
      lit.follow((id, from) => {
        list.current?.querySelector('[data-lit]')?.removeAttribute('data-lit');
        if (id !== null && from === 'map')
          list.current?.querySelector(`[data-home="${CSS.escape(id)}"]`)?.setAttribute('data-lit', '');
      }),
    [lit],
  );

  useEffect(() => {
    if (shown) {
      scrolled.current = window.scrollY;
      whole.current?.scrollIntoView({ block: 'start' });
    } else if (scrolled.current !== null) {
      window.scrollTo(0, scrolled.current);
      scrolled.current = null;
    }
  }, [shown]);

  return (
    <div ref={whole} className={css.split} data-shows={shown ? 'map' : 'list'}>
      <div
        ref={list}
        className={css.list}
        onPointerOver={({ target }) => lit.light(listingUnderPointer(target), 'list')}
        onPointerLeave={() => lit.light(null, 'list')}
        onFocus={({ target }) => lit.light(listingUnderPointer(target), 'list')}
        onBlur={() => lit.light(null, 'list')}
      >
        {children}
      </div>
      <section
        ref={frame}
        id="map"
        tabIndex={-1}
        data-when-seen={HomesMap || failed ? 'here' : 'waiting'}
        className={css.side}
        aria-label={`Map of homes around ${place.displayName}`}
      >
        {HomesMap ? (
          <HomesMap matches={matches} criteria={criteria} place={place} lit={lit} />
        ) : failed ? (
          <Stack gap={3} className={waiting.waiting}>
            <p>The map couldn't be loaded. The list shows everything on it.</p>
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          </Stack>
        ) : (
          <Stack as="p" gap={3} className={waiting.waiting}>
            Loading the map…
          </Stack>
        )}
      </section>
      <Button className={css.switch ?? ''} onClick={toggle}>
        <Icon name={shown ? 'list' : 'map'} /> {shown ? 'List' : 'Map'}
      </Button>
    </div>
  );
}
