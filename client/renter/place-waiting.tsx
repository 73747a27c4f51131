import { useBrand } from '../boot.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { WaitingHomes } from './homes-grid.tsx';
import css from './place-screen.module.css';

/** A place on its way. It has no heading yet, for the focus waits for the real one. */
export function PlaceWaiting() {
  const { name } = useBrand();
  return (
    <Wrap aria-busy="true">
      <title>{name}</title>
      <div className={css.hero}>
        <p role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
        </p>
        <Bone shape="title" />
        <Bone />
        <Bone shape="short" />
      </div>
      <WaitingHomes />
    </Wrap>
  );
}
