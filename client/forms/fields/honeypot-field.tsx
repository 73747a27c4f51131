import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** The name of the honeypot field, for code that reads the form. */
const HONEYPOT_NAME = 'website';

/**
 * Renders a honeypot for bots that fill in every field: off screen, out of the tab order, hidden from screen readers
 * and password managers. It comes last in its form, where no focus starts.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          Leave this empty
          <input
            name={HONEYPOT_NAME}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
          />
        </label>
      </VisuallyHidden>
    </div>
  );
}

/** Returns the value of this form's honeypot; always '' for a human. */
export const honeypotValue = (form: HTMLFormElement): string => {
  const value = new FormData(form).get(HONEYPOT_NAME);
  return typeof value === 'string' ? value : '';
};
