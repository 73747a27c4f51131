/** Returns whether a button looks and reads as disabled but can be pressed, which shows what is missing (4.1.3). */
export const isNotReady = (button: HTMLElement | undefined): boolean =>
  button?.getAttribute('aria-disabled') === 'true' && !button.hasAttribute('disabled');
