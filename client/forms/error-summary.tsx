import css from './error-summary.module.css';
import { useRejectedFields } from './rejected-fields.tsx';

/** Renders a link to each field with an error. It shrinks while they are corrected, so it never takes the focus itself. */
export function ErrorSummary({ owns }: { owns: (field: string) => boolean }) {
  const { errors, idOf } = useRejectedFields();
  const mine = Object.entries(errors).filter(([field]) => owns(field));
  if (mine.length === 0) return null;
  return (
    <div className={css.summary} role="alert">
      <p className={css.title}>{mine.length === 1 ? 'One thing to fix' : `${mine.length} things to fix`}</p>
      <ul className={css.list}>
        {mine.map(([field, messages]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {messages[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
