import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { WaitingHomes } from './homes-grid.tsx';
import css from './place-screen.module.css';

/** A place on its way. */
export function PlaceWaiting() {
  return (
    <Wrap aria-busy="true">
      <div className={css.hero}>
        <h1>Loading …</h1>
        <Bone />
        <Bone shape="short" />
      </div>
      <WaitingHomes />
    </Wrap>
  );
}
