import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { dismiss, type Notice } from './notice.ts';
import type { Styled } from './notices.tsx';

/** Milliseconds that a notice stays, and one that offers an action. */
const STAYS = 6000;
const STAYS_TO_ACT = 20_000;

/**
 * A notice, which goes by itself: not while somebody is at it or looks at another tab, and where it offers an action not
 * while they move by keys, for they need longer to get to it. F8 goes to it from anywhere; from it the focus comes back.
 */
export function NoticeCard({ notice: { id, message, tone, action, stays }, css }: Styled & { notice: Notice }) {
  const card = useRef<HTMLDivElement>(null);
  /** Where one was before one went to the notice. */
  const from = useRef<EventTarget>(null);
  const canAct = action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    const isWaitedFor = () =>
      document.hidden ||
      card.current?.matches(':hover, :focus-within') ||
      (canAct && document.querySelector(':focus-visible:not(input, textarea)'));
    const time = setInterval(() => isWaitedFor() || dismiss(id), canAct ? STAYS_TO_ACT : STAYS);
    return () => clearInterval(time);
  }, [id, canAct, stays]);
  useEffect(() => {
    const reach = ({ key }: KeyboardEvent) => key === 'F8' && card.current?.querySelector('button')?.focus();
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);
  const leave = () => {
    dismiss(id);
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  };
  return (
    <div
      ref={card}
      className={classes(css['notice'], tone && tone !== 'plain' && css[tone])}
      onFocus={({ relatedTarget }) => {
        if (!card.current?.contains(relatedTarget)) from.current = relatedTarget;
      }}
    >
      <span>{message}</span>
      {action && (
        <>
          <span className={css['keys']}>F8: {action.label}</span>
          <button
            type="button"
            onClick={() => {
              leave();
              action.run();
            }}
          >
            {action.label}
          </button>
        </>
      )}
      <button type="button" aria-label="Dismiss" onClick={leave}>
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}
