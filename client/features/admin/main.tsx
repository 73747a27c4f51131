// First, for it orders the cascade's layers.
import '../../app/theme/theme.ts';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../graphql/client.ts';
import { httpLink } from '../../graphql/http-link.ts';
import { setTransport } from '../../graphql/transport.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';
import { BrowserRouter } from '../../app/router/router.tsx';
import { ConsoleApp } from './console-app.tsx';

setTransport((init) => fetchWithToken('/admin/graphql', init));
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ApolloProvider client={createClient({ link: httpLink() })}>
      <BrowserRouter basename="/admin">
        <ConsoleApp />
      </BrowserRouter>
    </ApolloProvider>,
  );
