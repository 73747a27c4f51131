import { useEffect, useId, useRef } from 'react';
import { formatCount } from '../../../domain/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import css from './import.module.css';
import type { ImportPartsFragment } from './listing-import.generated.ts';

/** Renders the result of an import, with the way to its drafts. */
export function ImportDone({ current: { fileName, counts } }: { current: ImportPartsFragment }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { created, updated, unchanged, published, rejected } = counts;
  const parts = [
    created > 0 && `${formatCount(created, 'new draft')}`,
    updated > 0 && `${formatCount(updated, 'draft')} updated`,
    unchanged > 0 && `${formatCount(unchanged, 'draft')} unchanged`,
    published > 0 &&
      `${formatCount(published, 'listing')} already published, left as ${published === 1 ? 'it is' : 'they are'}`,
    rejected > 0 && `${formatCount(rejected, 'listing')} left out because of errors`,
  ].filter((part) => part !== false);
  return (
    <Card as="section" className={css.part} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {fileName} is imported
      </h2>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>
        Drafts are kept for seven days after their last change. Correct the file and import it again as often as you
        like.
      </p>
      <Anchor className={buttonClass()} href={`${paths.dashboard()}#drafts`}>
        See your drafts
      </Anchor>
    </Card>
  );
}
