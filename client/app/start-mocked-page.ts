import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import { LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';
import { serverUrl } from '../graphql/server-url.ts';
import type { PageInfo } from './page-info.tsx';
import { startClient } from './start-client.tsx';

/** The mock takes any. */
const TOKEN = 'mocked';

/** Begins a page of the mocked client: the site's, or below /embed the widget's frame, or below /admin the staff console. */
export async function startMockedPage({ root, boot }: { root: Element; boot: PageInfo }): Promise<void> {
  const staff = serverUrl('/admin');
  if (location.pathname === staff || location.pathname.startsWith(`${staff}/`)) {
    const { startConsole } = await import('../features/admin/start-console.tsx');
    return startConsole(root);
  }
  const embed = serverUrl(EMBED_BASE);
  if (location.pathname !== embed && !location.pathname.startsWith(`${embed}/`)) return startClient({ root, boot });
  document.documentElement.setAttribute('data-frame', '');
  const { startFrame } = await import('../widget/start-frame.tsx');
  return startFrame({ root, boot: { ...boot, frame: { site: boot.brand, token: TOKEN, hosts: LOOPBACK_SOURCES } } });
}
