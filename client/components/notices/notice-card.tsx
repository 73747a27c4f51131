import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { dismiss, type Notice } from './notice-store.ts';

/** Milliseconds that a notice stays, and one that offers an action. */
const DISMISS_AFTER_MS = 6000;
const DISMISS_WITH_ACTION_AFTER_MS = 20_000;

/** Closes by itself, but not while hovered, focused or in a hidden tab, or for key users to act. F8 focuses it. */
export function NoticeCard({ notice, css }: { notice: Notice; css: Record<string, string> }) {
  const { id, message, tone, action, stays } = notice;
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
    const time = setInterval(
      () => isWaitedFor() || dismiss(id),
      canAct ? DISMISS_WITH_ACTION_AFTER_MS : DISMISS_AFTER_MS,
    );
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
      className={classNames(css['notice'], tone && tone !== 'plain' && css[tone])}
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
