import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createClient } from './apollo/client.ts';
import { xsrfHeader } from './apollo/xsrf.ts';
import { App } from './app.tsx';
import { BootProvider } from './boot.tsx';
import { readState } from './page-state.ts';
import { screens } from './routes.tsx';
import { matchScreen } from './screen.ts';

const root = document.getElementById('root');
const state = readState(document);
if (!root || !state) throw new Error('This page came without its content. Reload it.');

const link = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  fetch: (uri, options) => fetch(uri, { ...options, headers: { ...options?.headers, ...xsrfHeader(document.cookie) } }),
});
const client = createClient({ link, state: state.cache });

// The screen's code first, so that it hydrates plainly: React.lazy would throw away what the server rendered.
await matchScreen(screens, location.href)?.screen.page.preload();
hydrateRoot(
  root,
  <BootProvider value={state.boot}>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ApolloProvider>
  </BootProvider>,
);
