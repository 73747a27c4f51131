import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import { useLazyModule } from '../../../components/hooks/use-lazy-module.ts';
import waiting from '../../../components/layout/placeholder.module.css';
import css from './location.module.css';
import { describePosition, parsePosition } from './format-position.ts';
import { useApproximateLocationQuery, type ApproximateLocationQuery } from './approximate-location.generated.ts';
import type { Address } from './use-geo-lookup.ts';
import { useState } from 'react';
import { LabeledInput } from '../../../forms/fields/field.tsx';
import parts from '../sections/section-fields.module.css';

const loadMap = async () => (await import('./pin-map.tsx')).PinMap;

type ApproximateArea = NonNullable<ApproximateLocationQuery['approximateLocation']>;

interface SetPositionProps {
  /** The position that the listing has; null until it is found or set. */
  at: Point | null;
  /** The position of the address, when it was found exactly. */
  address: Point | null;
  /** The known parts of the address, which set the pin's initial position. */
  area: Pick<Address, 'city' | 'state' | 'zip'>;
  choose: (position: Point) => void;
}

/** Offers three ways to set a position: a pin, typed coordinates, or the approximate address (K39). */
export function SetPosition({ at: set, area, address, choose }: SetPositionProps) {
  const { city, state, zip } = area;
  const { data, previousData } = useApproximateLocationQuery({
    // an incomplete zip is not sent
    variables: { city: city.trim(), state, zip: zip.length === 5 ? zip : '' },
    skip: !state,
  });
  const about = (data ?? previousData)?.approximateLocation ?? undefined;
  const at = set ?? about;
  return (
    <>
      {at && <PinFrame at={at} about={about} choose={choose} />}
      <p role="status">
        {set ? `Pin placed ${relativeTo(set, about, address)}. Drag to adjust.` : about && startText(about)}
      </p>
      {!set && about && (
        <Cluster gap={2}>
          <Button look="quiet" onClick={() => choose({ lat: about.lat, lon: about.lon })}>
            Use this address anyway
          </Button>
        </Cluster>
      )}
      <details className={css.typed} open={!at || undefined}>
        <summary>Enter coordinates instead</summary>
        <CoordinatesForm choose={choose} />
      </details>
    </>
  );
}

/** The pin's place in relation to what a person knows: the address, else the middle of its area, and the nearest college. */
function relativeTo(at: Point, about: ApproximateArea | undefined, address: Point | null): string {
  const college = about?.schools[0];
  const middle = about && { ...about, name: `the middle of ${areaLabel(about)}` };
  const start = address ? { ...address, name: 'the address' } : middle;
  const nearest = college && { ...college, name: college.displayName };
  const places = [start, nearest].filter((place) => place !== undefined);
  return describePosition(at, places);
}

const areaLabel = ({ type, area }: ApproximateArea) => (type === 'zip' ? `zip ${area}` : area);

const startText = (about: ApproximateArea) =>
  `The pin is in the middle of ${areaLabel(about)}. Drag it to the home, tap the map, or use the arrow keys.`;

interface PinFrameProps extends Pick<SetPositionProps, 'choose'> {
  at: Point;
  about: ApproximateArea | undefined;
}

function PinFrame({ at, about, choose }: PinFrameProps) {
  const { part: PinMap, failed, retry } = useLazyModule(loadMap);
  return (
    <div className={css.frame} data-when-seen={PinMap || failed ? 'here' : 'waiting'}>
      {PinMap ? (
        <PinMap
          at={at}
          begin={about ?? at}
          isWide={about?.type === 'state'}
          colleges={about?.schools ?? none}
          moved={choose}
        />
      ) : (
        <Stack gap={3} className={waiting.waiting}>
          <p>{failed ? "The map couldn't be loaded." : 'Loading the map…'}</p>
          {failed && (
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}
const none: ApproximateArea['schools'] = [];

/** Renders fields for latitude and longitude, for landlords who have them from elsewhere or cannot use a map. */
function CoordinatesForm({ choose }: { choose: (position: Point) => void }) {
  const [lat, setLat] = useState('');
  const [lon, setLon] = useState('');
  const position = parsePosition(lat, lon);
  return (
    <Stack gap={3} className={parts.pin}>
      {[
        { label: 'Latitude', hint: 'For example, 40.0067. You can paste both numbers here.', value: lat, set: setLat },
        { label: 'Longitude', hint: 'For example, -83.0305', value: lon, set: setLon },
      ].map(({ set, ...field }) => (
        <LabeledInput key={field.label} {...field} inputMode="text" onChange={({ target }) => set(target.value)} />
      ))}
      <div>
        <Button look="quiet" disabled={!position} onClick={() => position && choose(position)}>
          Use this position
        </Button>
      </div>
    </Stack>
  );
}
