import { VisuallyHidden } from '../../components/visually-hidden.tsx';

const HONEYPOT_NAME = 'website';

/** Renders a honeypot for bots, hidden from people and password managers. It comes last in its form, where no focus starts. */
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
export const honeypotValue = (form: HTMLFormElement): string => String(new FormData(form).get(HONEYPOT_NAME) ?? '');
