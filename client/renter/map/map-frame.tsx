import { Button } from '../../ui/button.tsx';
import type { NearMapProps } from './near-map.tsx';
import { useWhenSeen } from '../../map/use-when-seen.ts';
import css from './map-frame.module.css';

const loadMap = async () => (await import('./near-map.tsx')).NearMap;

/** The place of a home's own map, which is loaded once it comes into sight. */
export function MapFrame(props: NearMapProps) {
  const { frame, part: NearMap, failed, retry } = useWhenSeen(loadMap);
  return (
    <div ref={frame} data-when-seen={NearMap || failed ? 'here' : 'waiting'} className={css.frame}>
      {NearMap ? (
        <NearMap {...props} />
      ) : failed ? (
        <div className={css.waiting}>
          <p>The map could not be loaded.</p>
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <p className={css.waiting}>The map is on its way …</p>
      )}
    </div>
  );
}
