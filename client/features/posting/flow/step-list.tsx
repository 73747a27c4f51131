import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { Confirmed, Progress } from './section-progress.ts';
import css from '../sections/section-card.module.css';

interface StepListProps {
  progress: Progress;
  /** The sections that were filled in before; they are done, wherever they stand. */
  finished: Confirmed;
  /** Leads to a section that is on the page. */
  goTo: (name: string) => void;
}

/** Lists the sections, marks the current one and checks off the completed ones, which lead to their section. */
export function StepList({ progress: { visible, index }, finished, goTo }: StepListProps) {
  return (
    <ol className={css.steps} aria-label="Sections of your listing">
      {visible.map(({ name, short }, place) => {
        const done = place < index || (place > index && finished.has(name));
        const label = (
          <>
            {short}
            {done && <VisuallyHidden> (done)</VisuallyHidden>}
          </>
        );
        return (
          <li key={name} data-done={done || undefined} aria-current={place === index ? 'step' : undefined}>
            {place < index ? (
              <button type="button" onClick={() => goTo(name)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
