/** The button of a form that a click would send; Enter in a field is such a click too. */
function sender({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && !button.disabled ? button : null;
}

/**
 * A page that is sandboxed without `allow-forms` has the browser refuse every form in its frames before anybody hears of
 * it, though all of ours are sent by script. So a press of a form's button is told to the form by us, as the browser
 * would. Answers how to stop.
 */
export function submitInFrame(page: Window = window): () => void {
  const press = (event: Event) => {
    const button = sender(event);
    const form = button?.form;
    // A button that is busy has refused the press by now, for this hears it last.
    if (!button || !form || event.defaultPrevented) return;
    event.preventDefault();
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  };
  page.addEventListener('click', press);
  return () => page.removeEventListener('click', press);
}
