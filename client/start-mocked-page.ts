import { EMBED_BASE } from '../domain/widget/addresses.ts';
import { LOOPBACK_SOURCES } from '../domain/widget/partner-source.ts';
import { serverAddress } from './apollo/server-address.ts';
import type { Boot } from './boot.tsx';
import { start } from './start.tsx';

/** The mock takes any. */
const TOKEN = 'mocked';

/** Begins a page of the mocked client: the site's, or below /embed the widget's frame. */
export async function startMockedPage({ root, boot }: { root: Element; boot: Boot }): Promise<void> {
  const embed = serverAddress(EMBED_BASE);
  if (location.pathname !== embed && !location.pathname.startsWith(`${embed}/`)) return start({ root, boot });
  document.documentElement.setAttribute('data-frame', '');
  const { startFrame } = await import('./widget/start-frame.tsx');
  return startFrame({ root, boot: { ...boot, frame: { site: boot.brand, token: TOKEN, hosts: LOOPBACK_SOURCES } } });
}
