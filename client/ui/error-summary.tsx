import { useEffect, useRef } from 'react';
import css from './error-summary.module.css';

export interface FieldProblem {
  /** The id of the control to go to. */
  id: string;
  message: string;
}

/** What to mend, each a link to its field. It takes the focus when it appears and when a new try fails. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.title}>{problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`}</p>
      <ul className={css.list}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
