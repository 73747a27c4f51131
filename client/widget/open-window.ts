/** Opens an address in the place of the page around the frame. @returns false where its sandbox forbids that. */
export function openInTopWindow(address: string, top: Pick<Window, 'location'> | null = window.top): boolean {
  try {
    if (!top) return false;
    // Setting it throws at once where it is not allowed; a link with a target would do nothing, and say nothing.
    top.location.href = address;
    return true;
  } catch {
    return false;
  }
}

/** In a page of its own, for what the frame has no screen for. The new page knows nothing of this one. */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener');
