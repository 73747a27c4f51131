/** Opens a URL in place of the host page. @returns false where its sandbox forbids that. */
export function openInTopWindow(address: string, top: Pick<Window, 'location'> | null = window.top): boolean {
  try {
    if (!top) return false;
    // The assignment throws where it is forbidden; a link with a target would fail silently.
    top.location.href = address;
    return true;
  } catch {
    return false;
  }
}

/** Opens a new tab for paths without a screen in the frame, without access to this window. */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener');
