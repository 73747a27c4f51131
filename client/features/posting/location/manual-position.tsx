import type { Point } from '../../../../domain/places/distance.ts';
import parts from '../sections/section-fields.module.css';
import { SetPosition } from './set-position.tsx';
import { useArea, type Area } from './use-area.ts';

export interface ManualPositionProps {
  message: string;
  set: Point | null;
  id: string;
  /** The known parts of the address, which set the pin's initial position. */
  area: Area;
  choose: (position: Point) => void;
}

/** Lets the landlord set the position of an address that cannot be found, and continue (K39). */
export function ManualPosition({ message, set, id, area, choose }: ManualPositionProps) {
  return (
    <div className={parts.lost}>
      {set ? (
        <p>We'll use the position you set.</p>
      ) : (
        <>
          <p role="status">{message}</p>
          <p>If the address is right, show us where the home is and continue.</p>
        </>
      )}
      <SetPosition id={id} set={set} about={useArea(area)} choose={choose} />
    </div>
  );
}
