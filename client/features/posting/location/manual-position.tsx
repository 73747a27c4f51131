import type { Point } from '../../../../domain/places/distance.ts';
import parts from '../sections/section-fields.module.css';
import { SetPosition } from './set-position.tsx';
import { useArea, type Area } from './use-area.ts';

export interface ManualPositionProps {
  message: string;
  set: Point | null;
  id: string;
  /** What is known of the address: the pin begins there. */
  area: Area;
  choose: (position: Point) => void;
}

/** When an address cannot be found, its landlord says where it is and goes on (K39). */
export function ManualPosition({ message, set, id, area, choose }: ManualPositionProps) {
  return (
    <div className={parts.lost}>
      {set ? (
        <p>We use the position that you gave.</p>
      ) : (
        <>
          <p role="status">{message}</p>
          <p>If the address is right, show us where the home is and go on.</p>
        </>
      )}
      <SetPosition id={id} set={set} about={useArea(area)} choose={choose} />
    </div>
  );
}
