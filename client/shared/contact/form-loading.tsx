import { Skeleton } from '../../components/skeleton.tsx';

/** Stands for a form of the renter's own details until the browser knows what is in it. */
export function FormLoading() {
  return (
    <div aria-busy="true">
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="button" />
    </div>
  );
}
