import { Bone } from '../ui/skeleton.tsx';

/** Stands for a form of the renter's own details until the browser knows what is in it. */
export function WaitingForm() {
  return (
    <div aria-busy="true">
      <Bone shape="short" />
      <Bone />
      <Bone />
      <Bone shape="button" />
    </div>
  );
}
