import { Skeleton } from '../../components/skeleton.tsx';

/** Renders a placeholder for a form of the renter's own details until they are loaded from the browser. */
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
