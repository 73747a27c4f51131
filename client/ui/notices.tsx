import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { dismiss, useNotices } from './notice.ts';
import css from './notices.module.css';

/** The live region of the page; it is always there, so that what appears in it is read. */
export function Notices() {
  const notices = useNotices();
  return (
    <div className={css.region} role="status" aria-live="polite">
      {notices.map(({ id, message, tone, action }) => (
        <div key={id} className={classes(css.notice, tone !== 'plain' && css[tone])}>
          <span>{message}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" aria-label="Dismiss" onClick={() => dismiss(id)}>
            <Icon name="cross" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
