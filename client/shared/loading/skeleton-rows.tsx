import { Skeleton, type SkeletonShape } from '../../components/skeleton.tsx';

interface SkeletonRowsProps {
  className: string | undefined;
  rowClass: string | undefined;
  rows: number;
  /** The shapes of each row. */
  shapes: readonly SkeletonShape[];
}

/** Renders the skeleton of a list. */
export function SkeletonRows({ className, rowClass, rows, shapes }: SkeletonRowsProps) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={rowClass}>
          {shapes.map((shape, place) => (
            <Skeleton key={place} shape={shape} />
          ))}
        </div>
      ))}
    </div>
  );
}
