// First, for it orders the cascade's layers.
import '../../app/theme/theme.ts';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../graphql/client.ts';
import { httpLink } from '../../graphql/http-link.ts';
import { serverUrl, setTransport } from '../../graphql/transport.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';
import { BrowserRouter } from '../../app/router/router.tsx';
import { ConsoleApp } from './console-app.tsx';

/** Renders the staff console into a page. */
export function startConsole(root: Element): void {
  setTransport((init) => fetchWithToken(serverUrl('/admin/graphql'), init));
  createRoot(root).render(
    <ApolloProvider client={createClient({ link: httpLink() })}>
      <BrowserRouter basename={serverUrl('/admin')}>
        <ConsoleApp />
      </BrowserRouter>
    </ApolloProvider>,
  );
}
