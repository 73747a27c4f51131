// First, for it orders the cascade's layers.
import '../../app/theme/theme.ts';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../graphql/client.ts';
import { serverUrl } from '../../graphql/transport.ts';
import { BrowserRouter } from '../../app/router/router.tsx';
import { ConsoleApp } from './console-app.tsx';
import { consoleLink } from './console-link.ts';

/** Renders the staff console into a page. */
export function startConsole(root: Element): void {
  createRoot(root).render(
    <ApolloProvider client={createClient({ link: consoleLink() })}>
      <BrowserRouter basename={serverUrl('/admin')}>
        <ConsoleApp />
      </BrowserRouter>
    </ApolloProvider>,
  );
}
