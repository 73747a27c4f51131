import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import { useLazyModule } from '../../../components/hooks/use-lazy-module.ts';
import css from './location.module.css';
import { describePosition } from './format-position.ts';
import type { RoughPlaceQuery } from './rough-place.generated.ts';
import { CoordinatesForm } from './coordinates-form.tsx';

const loadMap = async () => (await import('./pin-map.tsx')).PinMap;

export type ApproximateArea = NonNullable<RoughPlaceQuery['roughPlace']>;

interface SetPositionProps {
  id: string;
  /** The position that was set; null until then. */
  set: Point | null;
  /** The pin's initial area; undefined where nothing is known of the address. */
  about: ApproximateArea | undefined;
  /** The position of the address, when it was found exactly. */
  address: Point | null;
  choose: (position: Point) => void;
}

/** Offers three ways to set a position: a pin, typed coordinates, or the approximate address (K39). */
export function SetPosition({ id, set, about, address, choose }: SetPositionProps) {
  const at = set ?? about;
  return (
    <>
      {at && <PinFrame at={at} about={about} choose={choose} />}
      <p role="status">
        {set ? `Pin placed ${relativeTo(set, about, address)}. Drag to adjust.` : about && startText(about)}
      </p>
      {!set && about && (
        <div className={css.choices}>
          <Button look="quiet" onClick={() => choose({ lat: about.lat, lon: about.lon })}>
            Use this address anyway
          </Button>
        </div>
      )}
      <details className={css.typed} open={!at || undefined}>
        <summary>Enter coordinates instead</summary>
        <CoordinatesForm id={id} choose={choose} />
      </details>
    </>
  );
}

/** The pin's place in relation to what a person knows: the address, else the middle of its area, and the nearest college. */
function relativeTo(at: Point, about: ApproximateArea | undefined, address: Point | null): string {
  const college = about?.schools[0];
  return describePosition(at, [
    ...(address
      ? [{ ...address, name: 'the address' }]
      : about
        ? [{ lat: about.lat, lon: about.lon, name: `the middle of ${areaLabel(about)}` }]
        : []),
    ...(college ? [{ lat: college.lat, lon: college.lon, name: college.displayName }] : []),
  ]);
}

const areaLabel = ({ kind, around }: ApproximateArea) => (kind === 'zip' ? `zip ${around}` : around);

const startText = (about: ApproximateArea) =>
  `The pin is in the middle of ${areaLabel(about)}. Drag it to the home, tap the map, or use the arrow keys.`;

function PinFrame({
  at,
  about,
  choose,
}: {
  at: Point;
  about: ApproximateArea | undefined;
  choose: (position: Point) => void;
}) {
  const { part: PinMap, failed, retry } = useLazyModule(loadMap);
  return (
    <div className={css.frame} data-when-seen={PinMap || failed ? 'here' : 'waiting'}>
      {PinMap ? (
        <PinMap
          at={at}
          begin={about ?? at}
          isWide={about?.kind === 'state'}
          colleges={about?.schools ?? none}
          moved={choose}
        />
      ) : (
        <div className={css.waiting}>
          {failed ? (
            <>
              <p>The map couldn't be loaded.</p>
              <Button look="quiet" onClick={retry}>
                Try again
              </Button>
            </>
          ) : (
            <p>Loading the map…</p>
          )}
        </div>
      )}
    </div>
  );
}
const none: ApproximateArea['schools'] = [];
