import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import type { AsProps } from './as.ts';
import css from './text.module.css';

interface TextProps {
  size?: 'small' | 'normal' | 'large';
  /** Says what is wrong. */
  bad?: boolean;
  className?: string | undefined;
}

/** Secondary text: small and less dark than the rest, unless it says otherwise. */
export function Text<Tag extends ElementType = 'p'>(props: AsProps<Tag, TextProps>) {
  const { as: Element = 'p', size = 'small', bad, className, ...rest } = props as AsProps<'p', TextProps>;
  return <Element {...rest} className={classNames(css.text, css[size], bad && css.bad, className)} />;
}

interface NoticeProps {
  tone?: 'notice' | 'good' | 'bad';
  small?: boolean;
  className?: string | undefined;
}

/** A box for a message that should not be missed; the text carries the meaning, the color only helps. */
export function Notice<Tag extends ElementType = 'div'>(props: AsProps<Tag, NoticeProps>) {
  const { as: Element = 'div', tone = 'notice', small, className, ...rest } = props as AsProps<'div', NoticeProps>;
  const toneClass = tone !== 'notice' && css[`${tone}Notice`];
  return <Element {...rest} className={classNames(css.notice, toneClass, small && css.small, className)} />;
}
