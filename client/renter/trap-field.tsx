import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The trap's name, for who reads the form. */
const TRAP = 'website';

/**
 * A field for programs that fill whatever they find: out of sight, out of the tab order, unknown to readers of the page
 * and to password managers. It stands last in its form, where no focus begins.
 */
export function TrapField() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          Leave this empty
          <input
            name={TRAP}
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
export const trapped = (form: HTMLFormElement): string => {
  const value = new FormData(form).get(TRAP);
  return typeof value === 'string' ? value : '';
};
