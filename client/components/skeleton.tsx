import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

export type SkeletonShape = 'line' | 'short' | 'title' | 'picture' | 'button';

/** A grey place holder of the true size of what is coming. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <span className={classNames(css.bone, shape === 'short' && css.line, css[shape])} aria-hidden="true" />;
}
