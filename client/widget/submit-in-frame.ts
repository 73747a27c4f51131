/** Returns the submit button that a click activates; Enter in a field triggers such a click too. */
function sender({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && !button.disabled ? button : null;
}

/** Dispatches submit events on clicks: a host page without `allow-forms` blocks them. Returns a function to stop. */
export function submitInFrame(page: Window = window): () => void {
  const press = (event: Event) => {
    const button = sender(event);
    const form = button?.form;
    // A busy button has prevented the click by now, because this listener runs last.
    if (!button || !form || event.defaultPrevented) return;
    event.preventDefault();
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  };
  page.addEventListener('click', press);
  return () => page.removeEventListener('click', press);
}
