import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import parts from '../sections/section-fields.module.css';
import css from './location.module.css';
import { SetPosition } from './set-position.tsx';
import { useRoughPlaceQuery, type RoughPlaceQuery } from './rough-place.generated.ts';

/** The known parts of an address that may not be found. */
interface Area {
  city: string;
  state: string;
  zip: string;
}

/** Returns the approximate position of an address and the colleges nearby; undefined while loading or when nothing is found. */
function useArea({ city, state, zip }: Area): NonNullable<RoughPlaceQuery['roughPlace']> | undefined {
  const { data, previousData } = useRoughPlaceQuery({
    // an incomplete zip is not sent
    variables: { city: city.trim(), state, zip: zip.length === 5 ? zip : '' },
    skip: !state,
  });
  return (data ?? previousData)?.roughPlace ?? undefined;
}

interface ManualPositionProps {
  id: string;
  /** Why the landlord must set the position, or move the pin; undefined for an address that is found. */
  message: string | undefined;
  /** The position that the listing has; null until it is found or set. */
  at: Point | null;
  /** The position of the address, when it was found exactly. */
  address: Point | null;
  /** The known parts of the address, which set the pin's initial position. */
  area: Area;
  open: boolean;
  setOpen: (open: boolean) => void;
  choose: (position: Point) => void;
}

/**
 * Lets the landlord set the position of an address that cannot be found, and continue; or move the pin of a found one,
 * which is in the right neighborhood but not always on the right building (K39).
 */
export function ManualPosition({ message, at, open, setOpen, ...rest }: ManualPositionProps) {
  return (
    <div className={message === undefined ? css.move : parts.lost}>
      {message === undefined ? (
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the map' : 'Check the map or adjust the pin'}
        </Button>
      ) : (
        <div>
          <p role="status">{message}</p>
          {!at && <p>If the address is right, show us where the home is on the map and continue.</p>}
        </div>
      )}
      {(open || message !== undefined) && <Position at={at} {...rest} />}
    </div>
  );
}

function Position({ id, at, address, area, choose }: Omit<ManualPositionProps, 'message' | 'open' | 'setOpen'>) {
  return <SetPosition id={id} set={at} about={useArea(area)} address={address} choose={choose} />;
}
