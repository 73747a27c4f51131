import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** The trap's name, for who reads the form. */
const HONEYPOT_NAME = 'website';

/**
 * A field for programs that fill whatever they find: out of sight, out of the tab order, unknown to readers of the page
 * and to password managers. It stands last in its form, where no focus begins.
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

/** What stands in the trap of this form: '' from every person. */
export const honeypotValue = (form: HTMLFormElement): string => {
  const value = new FormData(form).get(HONEYPOT_NAME);
  return typeof value === 'string' ? value : '';
};
