import { Stack } from '../../../components/layout/layout.tsx';
import { Button } from '../../../components/button.tsx';
import type { NearbyMapProps } from './nearby-map.tsx';
import { useLoadWhenVisible } from '../../../components/hooks/use-load-when-visible.ts';
import waiting from '../../../components/layout/placeholder.module.css';
import css from './map-frame.module.css';

const loadMap = async () => (await import('./nearby-map.tsx')).NearbyMap;

/** Renders the container of a listing's map, which loads when it scrolls into view. */
export function MapFrame(props: NearbyMapProps) {
  const { frame, part: NearMap, failed, retry } = useLoadWhenVisible(loadMap);
  return (
    <div ref={frame} data-when-seen={NearMap || failed ? 'here' : 'waiting'} className={css.frame}>
      {NearMap ? (
        <NearMap {...props} />
      ) : failed ? (
        <Stack gap={3} className={waiting.waiting}>
          <p>The map couldn't be loaded.</p>
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </Stack>
      ) : (
        <Stack as="p" gap={3} className={waiting.waiting}>
          Loading the map…
        </Stack>
      )}
    </div>
  );
}
