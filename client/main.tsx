// First, for it orders the cascade's layers.
import './ui/theme.ts';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createClient } from './apollo/client.ts';
import { browserLink } from './apollo/links.ts';
import { persistRenter } from './apollo/renter-store.ts';
import { App } from './app.tsx';
import { BootProvider } from './boot.tsx';
import { readState } from './page-state.ts';
import { screens } from './routes.tsx';
import { matchScreen } from './screen.ts';

const root = document.getElementById('root');
const state = readState(document);
if (!root || !state) throw new Error('This page came without its content. Reload it.');

const client = createClient({ link: browserLink(), state: state.cache });

/** After hydration, for the server rendered a renter who has said nothing; and before the screens' own effects. */
function Remember() {
  useEffect(() => persistRenter(client.cache), []);
  return null;
}

// The screen's code first, so that it hydrates plainly: React.lazy would throw away what the server rendered.
await matchScreen(screens, location.href)?.screen.page.preload();
hydrateRoot(
  root,
  <BootProvider value={state.boot}>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Remember />
        <App />
      </BrowserRouter>
    </ApolloProvider>
  </BootProvider>,
);
