import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import { serverUrl, setTransport } from '../graphql/transport.ts';
import { httpLink } from '../graphql/http-link.ts';
import type { PageInfo } from '../app/page-info.tsx';
import { startPage, type PageStart } from '../app/start-page.tsx';
import { FrameApp } from './frame-app.tsx';
import { frameTransport } from './frame-transport.ts';
import { frameScreens } from './frame-screens.ts';
import { HostProvider } from './host/host-context.ts';
import { hostOf } from './host/host.ts';
import { submitInFrame } from './submit-in-frame.ts';
import { hostErrorMessage, requestReportingLink } from './host/request-reporting-link.ts';

/** Starts the client of a widget's frame. */
export async function startFrame(start: PageStart<PageInfo & { frame: WidgetBoot }>): Promise<void> {
  const { frame } = start.boot;
  const host = hostOf(frame.hosts);
  setTransport(frameTransport(frame));
  submitInFrame();
  // Reports caught and uncaught errors to the host page; the screen also shows them.
  const report = (error: unknown) => hostErrorMessage(host, error);
  await startPage(start, {
    link: requestReportingLink(host).concat(httpLink()),
    screens: frameScreens,
    base: serverUrl(EMBED_BASE),
    app: (
      <HostProvider value={host}>
        <FrameApp />
      </HostProvider>
    ),
    onError: { onCaughtError: report, onUncaughtError: report },
  });
}
