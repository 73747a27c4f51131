import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ComponentType } from 'react';
import { MemoryRouter } from '../../client/app/router/router.tsx';
import { createClient } from '../../client/graphql/client.ts';
import { httpLink } from '../../client/graphql/http-link.ts';
import { setTransport } from '../../client/graphql/transport.ts';
import { writeRenter } from '../../client/shared/renter/renter-store.ts';
import { defaultRenter } from '../../client/shared/renter/renter-defaults.ts';
import { PageInfoProvider } from '../../client/app/page-info.tsx';
import { dialogLoaders } from '../../client/app/dialog-loaders.ts';
import { ErrorBoundary } from '../../client/app/error-boundary.tsx';
import { RouterLink } from '../../client/app/router/router-link.tsx';
import { screens } from '../../client/app/routes.tsx';
import { ScreensProvider } from '../../client/app/router/screens-context.ts';
import { AnchorProvider } from '../../client/components/anchor.tsx';
import { DialogHost } from '../../client/shared/dialogs/dialog-host.tsx';
import { Notices } from '../../client/components/notices/notices.tsx';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { SCENARIO_NOW } from '../scenarios/setup/scenario.ts';
import css from './example-page.module.css';
import { createWorld } from '../world/create-world.ts';
import { handleGraphql } from '../handlers/graphql.ts';
import type { Caller } from '../world/world.ts';

const anonymousCaller: Caller = { token: null, ip: '127.0.0.1', userAgent: '', remember: () => undefined };

/** Resolves when the fonts and images are loaded, including those below the viewport. */
async function complete(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Returns a client on a world of this story's own: the mock's handler responds, without a network. */
function exampleClient() {
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: location.origin });
  setTransport(async (init) => {
    const request = new Request(location.origin, init);
    const call = { request, requestId: 'example' };
    return handleGraphql(await request.clone().json(), { world, caller: anonymousCaller }, call);
  });
  const client = createClient({ link: httpLink() });
  writeRenter(client.cache, defaultRenter);
  return client;
}

interface ExamplePageProps {
  /** The component, by its file: `components/button`. */
  name: string;
  /** The stories that are shown, by name. */
  examples: Record<string, ComponentType>;
  /** Whether the component renders dialogs and notices itself, which otherwise the page does. */
  bare: boolean;
  brand: BrandCode;
}

/** Renders examples of a component inside the product's providers. `<html data-mocked>` is 'ready' once they are complete. */
export function ExamplePage({ name, examples, bare, brand }: ExamplePageProps) {
  const [client] = useState(exampleClient);
  useEffect(() => {
    void complete().then(() => (document.documentElement.dataset['mocked'] = 'ready'));
  }, []);
  return (
    <PageInfoProvider value={{ brand, now: SCENARIO_NOW, origin: 'https://homes.example', site: null }}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ScreensProvider value={screens}>
            <AnchorProvider value={RouterLink}>
              <main id="content" className={css.examples}>
                <title>{`${name} in the gallery`}</title>
                <h1>{name}</h1>
                {Object.entries(examples).map(([title, Show]) => (
                  <div key={title} className={css.example} data-example={title}>
                    <h2>{title}</h2>
                    <ErrorBoundary>
                      <Show />
                    </ErrorBoundary>
                  </div>
                ))}
              </main>
              {!bare && <DialogHost dialogs={dialogLoaders} />}
              {!bare && <Notices />}
            </AnchorProvider>
          </ScreensProvider>
        </MemoryRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
}
