import { classes } from './classes.ts';
import css from './skeleton.module.css';

export type BoneShape = 'line' | 'short' | 'title' | 'picture' | 'button';

/** A grey place holder of the true size of what is coming. */
export function Bone({ shape = 'line' }: { shape?: BoneShape }) {
  return <span className={classes(css.bone, shape === 'short' && css.line, css[shape])} aria-hidden="true" />;
}
