import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useConsoleReviewsQuery } from './console.generated.ts';
import { ActionDialog, Failed, Moment, type Action } from './console-parts.tsx';
import css from './console.module.css';

const approve: Action = { name: 'review.approve', label: 'Approve' };
const decline: Action = {
  name: 'review.decline',
  label: 'Decline',
  asks: 'Why, as its landlord reads it',
  danger: true,
};

/** Whether a key belongs to what is written or to an open dialog rather than to the list. */
const isTyping = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, dialog') !== null);

/** Renders the listings whose text waits for a decision, the one that is withdrawn first coming first. */
export function Screen() {
  const { data, error, refetch } = useConsoleReviewsQuery({ fetchPolicy: 'network-only' });
  const reviews = data?.reviews ?? [];
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<{ action: Action; id: string; name: string }>();
  const [message, setMessage] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const chosen = reviews[Math.min(at, reviews.length - 1)];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !chosen) return;
      const move = { j: 1, k: -1 }[event.key];
      const action = { a: approve, d: decline }[event.key];
      if (move !== undefined) setAt((now) => Math.min(reviews.length - 1, Math.max(0, now + move)));
      // Otherwise the key would be written into the dialog's field.
      if (action) event.preventDefault();
      if (action) setOpen({ action, id: chosen.id, name: chosen.name });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [chosen, reviews.length]);
  useEffect(() => {
    const item = list.current?.children[at];
    if (item instanceof HTMLElement && at > 0) item.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <title>Reviews - Console</title>
      <h1>Reviews</h1>
      <p className={css.muted}>
        Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve, <kbd>d</kbd> decline.
      </p>
      <p role="status">{message}</p>
      {error && <Failed error={error} />}
      {!data && !error && <p>Loading…</p>}
      {data && reviews.length === 0 && <p>Nothing waits for review.</p>}
      <ol className={css.list} ref={list}>
        {reviews.map((review) => (
          <Card as="li" key={review.id} aria-current={review.id === chosen?.id ? 'true' : undefined}>
            <h2>{review.name}</h2>
            <p className={css.muted}>
              {review.slug === null ? 'New listing' : <a href={`/home/${review.slug}`}>Edit of a listing</a>} by{' '}
              {review.email}, sent <Moment at={review.sentAt} />, withdrawn <Moment at={review.dueAt} />
            </p>
            <h3>Why it is held</h3>
            <ul>
              {review.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <h3>Its text</h3>
            {review.texts.map((text) => (
              <blockquote key={text} className={css.text}>
                {text}
              </blockquote>
            ))}
            <p className={css.row}>
              {[approve, decline].map((action) => (
                <Button
                  key={action.name}
                  look={action.danger ? 'danger' : 'main'}
                  aria-label={`${action.label} ${review.name}`}
                  onClick={() => setOpen({ action, id: review.id, name: review.name })}
                >
                  {action.label}
                </Button>
              ))}
            </p>
          </Card>
        ))}
      </ol>
      {open && (
        <ActionDialog
          key={open.id + open.action.name}
          action={open.action}
          id={open.id}
          subject={open.name}
          close={(done) => {
            setOpen(undefined);
            if (done === undefined) return;
            setMessage(`${open.name}: ${done}`);
            void refetch();
          }}
        />
      )}
    </>
  );
}
