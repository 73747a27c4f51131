import Bowser from 'bowser';

/** Returns a label such as 'Chrome on Windows' from the User-Agent header; unknown parts are left out. */
export function deviceLabel(userAgent: string): string {
  if (userAgent.trim() === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name ? `Unknown browser on ${os.name}` : 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
