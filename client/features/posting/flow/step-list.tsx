import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { Progress } from './section-progress.ts';
import css from '../sections/section-card.module.css';

/** Lists the sections, marks the current one and checks off the completed ones. */
export function StepList({ progress: { visible, index } }: { progress: Progress }) {
  return (
    <ol className={css.steps} aria-label="Sections of your listing">
      {visible.map(({ name, short }, place) => (
        <li key={name} data-done={place < index || undefined} aria-current={place === index ? 'step' : undefined}>
          <span>
            {short}
            {place < index && <VisuallyHidden> (done)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
