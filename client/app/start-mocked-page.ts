import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import { LOOPBACK_SOURCES } from '../../domain/widget/partner-origin.ts';
import { serverUrl } from '../graphql/transport.ts';
import type { PageInfo } from './page-info.tsx';
import { startClient } from './start-client.tsx';

/** Begins a page of the mocked client: the site's, or below /embed the widget's frame, or below /admin the staff console. */
export async function startMockedPage({ root, boot }: { root: Element; boot: PageInfo }): Promise<void> {
  const isBelow = (base: string) => `${location.pathname}/`.startsWith(`${base}/`);
  if (isBelow(serverUrl('/admin'))) {
    const { startConsole } = await import('../features/admin/start-console.tsx');
    return startConsole(root);
  }
  if (!isBelow(serverUrl(EMBED_BASE))) return startClient({ root, boot });
  document.documentElement.setAttribute('data-frame', '');
  const { startFrame } = await import('../widget/start-frame.tsx');
  // The mock accepts any token.
  return startFrame({ root, boot: { ...boot, frame: { site: boot.brand, token: 'mocked', hosts: LOOPBACK_SOURCES } } });
}
