import type { Point } from '../../../../domain/places/distance.ts';
import { Button } from '../../../components/button.tsx';
import type { ManualPositionProps } from './manual-position.tsx';
import { SetPosition } from './set-position.tsx';
import { useArea } from './use-area.ts';
import css from './location.module.css';

interface MovePinProps extends Pick<ManualPositionProps, 'id' | 'area' | 'choose'> {
  at: Point | null;
  shown: boolean;
  show: (shown: boolean) => void;
}

/** Lets the landlord move the pin of a found address, which is in the right neighborhood but not always on the right building. */
export function MovePin({ shown, show, ...rest }: MovePinProps) {
  return (
    <div className={css.move}>
      <Button look="text" aria-expanded={shown} onClick={() => show(!shown)}>
        {shown ? 'Hide the map' : 'Check the map or adjust the pin'}
      </Button>
      {shown && <Pin {...rest} />}
    </div>
  );
}

function Pin({ id, area, at, choose }: Pick<MovePinProps, 'id' | 'area' | 'at' | 'choose'>) {
  return <SetPosition id={id} set={at} about={useArea(area)} choose={choose} />;
}
