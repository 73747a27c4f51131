import Bowser from 'bowser';

/** 'Chrome on Windows', of what a browser says of itself; as much of it as can be told. */
export function deviceLabel(userAgent: string): string {
  if (userAgent.trim() === '') return 'A browser we do not know';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name ? `A browser on ${os.name}` : 'A browser we do not know';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
