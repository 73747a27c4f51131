import Bowser from 'bowser';

/** Returns a label such as 'Chrome on Windows' from the User-Agent header; unknown parts are left out. */
export function deviceLabel(userAgent: string): string {
  if (userAgent.trim() === '') return 'A browser we do not know';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name ? `A browser on ${os.name}` : 'A browser we do not know';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
