import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import type { Confirmed, Progress } from './section-progress.ts';
import { sectionShortName } from '../sections/section-components.ts';
import css from '../sections/section-card.module.css';

interface StepListProps {
  progress: Progress;
  /** The sections that were filled in before; they are done, wherever they stand. */
  finished: Confirmed;
  type: number | null;
  goTo: (name: string) => void;
}

/** Lists the sections, marks the current one and checks off the completed ones, which lead to their section. */
export function StepList({ progress: { visible, index }, finished, type, goTo }: StepListProps) {
  return (
    <ol className={css.steps} aria-label="Sections of your listing">
      {visible.map((section, place) => {
        const { name } = section;
        const done = place < index || (place > index && finished.has(name));
        const label = (
          <>
            {sectionShortName(section, type)}
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
