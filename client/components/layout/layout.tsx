import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import type { AsProps } from './as.ts';
import css from './layout.module.css';

/** A step of the spacing scale, `--space-1` to `--space-6`. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps {
  gap?: Gap;
  /** The children keep their own width instead of filling the line. */
  align?: 'start';
  className?: string | undefined;
}

/** Children below each other, at one distance. */
export function Stack<Tag extends ElementType = 'div'>(props: AsProps<Tag, StackProps>) {
  const { as: Element = 'div', gap = 4, align, className, ...rest } = props as AsProps<'div', StackProps>;
  return <Element {...rest} className={classNames(css.stack, css[`gap${gap}`], align && css.start, className)} />;
}

interface ClusterProps {
  gap?: Gap;
  /** The distance between two lines, where it is less than that between neighbors. */
  rows?: 0 | 1 | 2;
  align?: 'baseline' | 'top';
  /** The free space of a line is between the children. */
  spread?: boolean;
  /** Stays one line; its children shrink instead. */
  nowrap?: boolean;
  className?: string | undefined;
}

/** Children beside each other, which wrap where there is no room. */
export function Cluster<Tag extends ElementType = 'div'>(props: AsProps<Tag, ClusterProps>) {
  const {
    as: Element = 'div',
    gap = 3,
    rows,
    align,
    spread,
    nowrap,
    className,
    ...rest
  } = props as AsProps<'div', ClusterProps>;
  const names = [`gap${gap}`, rows !== undefined && `rows${rows}`, align, spread && 'spread', nowrap && 'nowrap'];
  return (
    <Element {...rest} className={classNames(css.cluster, ...names.map((name) => name && css[name]), className)} />
  );
}
