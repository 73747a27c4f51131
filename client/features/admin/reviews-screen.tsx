import { useEffect, useRef, useState } from 'react';
import { Text } from '../../components/layout/text.tsx';
import { Card } from '../../components/card.tsx';
import { useConsoleReviewsQuery } from './console.generated.ts';
import { Comparison } from './comparison.tsx';
import { Moment, Queue, ActionButtons, useActions, useQueuePage, type Action } from './console-parts.tsx';
import css from './console.module.css';

const actionsByKey: Record<string, Action> = {
  a: { name: 'review.approve', label: 'Approve' },
  d: { name: 'review.decline', label: 'Decline', asks: 'Why, as its landlord reads it', danger: true },
};

/** Whether a key belongs to what is written or to an open dialog rather than to the list. */
const isTyping = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && target.closest('input, textarea, select, dialog') !== null);

/** Renders the listings whose text waits for a decision, the one that is withdrawn first coming first. */
export function Screen() {
  const { first, showMore } = useQueuePage();
  const query = useConsoleReviewsQuery({ variables: { first }, fetchPolicy: 'network-only' });
  const { data = query.previousData, error, loading, refetch } = query;
  const reviews = data?.reviews ?? [];
  const [at, setAt] = useState(0);
  const queue = useActions(refetch);
  const { setOpen } = queue;
  const list = useRef<HTMLOListElement>(null);
  const chosen = reviews[Math.min(at, reviews.length - 1)];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !chosen) return;
      const move = { j: 1, k: -1 }[event.key];
      const action = actionsByKey[event.key];
      if (move !== undefined) setAt((now) => Math.min(reviews.length - 1, Math.max(0, now + move)));
      // Otherwise the key would be written into the dialog's field.
      if (action) event.preventDefault();
      if (action) setOpen({ action, id: chosen.id, name: chosen.name });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [chosen, reviews.length, setOpen]);
  useEffect(() => {
    const item = list.current?.children[at];
    if (item instanceof HTMLElement && at > 0) item.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <Queue
      title="Reviews"
      count={data?.reviewCount}
      shown={data?.reviews.length}
      showMore={showMore}
      loading={loading}
      empty="Nothing waits for review."
      ref={list}
      hint={
        <Text>
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve, <kbd>d</kbd> decline.
        </Text>
      }
      error={error}
      actions={queue}
    >
      {reviews.map((review) => (
        <Card as="li" key={review.id} aria-current={review.id === chosen?.id ? 'true' : undefined}>
          <h2>{review.name}</h2>
          <Text>
            {review.slug === null ? 'New listing' : <a href={`/home/${review.slug}`}>Edit of a listing</a>} by{' '}
            {review.email}, sent <Moment at={review.sentAt} />, withdrawn <Moment at={review.dueAt} />
          </Text>
          <h3>Why it is held</h3>
          <ul>
            {review.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {review.score !== null && <li>{review.score}</li>}
          </ul>
          <h3>Its text</h3>
          {review.texts.map((text) => (
            <blockquote key={text} className={css.text}>
              {text}
            </blockquote>
          ))}
          {review.similar.length > 0 && <Comparison listing={review.listing} similar={review.similar} />}
          <ActionButtons actions={Object.values(actionsByKey)} id={review.id} name={review.name} setOpen={setOpen} />
        </Card>
      ))}
    </Queue>
  );
}
