import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from '../../client/app/router/router.tsx';
import { createClient } from '../../client/graphql/client.ts';
import { writeRenter } from '../../client/shared/renter/renter-store.ts';
import { defaultRenter } from '../../client/shared/renter/renter-defaults.ts';
import { PageInfoProvider } from '../../client/app/page-info.tsx';
import { dialogComponents } from '../../client/app/dialog-components.ts';
import { ErrorBoundary } from '../../client/app/error-boundary.tsx';
import { RouterLink } from '../../client/app/router/router-link.tsx';
import { screens } from '../../client/app/routes.tsx';
import { ScreensProvider } from '../../client/app/router/screens-context.ts';
import { AnchorProvider } from '../../client/components/anchor.tsx';
import { DialogHost } from '../../client/shared/dialogs/dialog-host.tsx';
import { Notices } from '../../client/components/notices/notices.tsx';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { SCENARIO_NOW } from '../scenarios/setup/scenario.ts';
import type { ExampleModule } from './example.ts';
import { slugOf } from './example-files.ts';
import css from './gallery.module.css';
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode, print } from 'graphql';
import { NEVER, from } from 'rxjs';
import { createWorld } from '../world/create-world.ts';
import { executeOperation } from '../handlers/execute-operation.ts';
import type { Caller } from '../world/world.ts';

const anonymousCaller: Caller = { token: null, ip: '127.0.0.1', userAgent: '', remember: () => undefined };

/** Returns a link that executes operations on a world of this page's own, without a network. Its data never changes. */
function exampleLink(): ApolloLink {
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: location.origin });
  return new ApolloLink(({ query, variables, operationName, operationType }) =>
    operationType === OperationTypeNode.SUBSCRIPTION
      ? NEVER
      : from(
          executeOperation(
            { query: print(query), variables, ...(operationName && { operationName }) },
            { world, caller: anonymousCaller },
            'example',
          ).then(({ body }) => body),
        ),
  );
}

interface ExamplePageProps {
  name: string;
  module: ExampleModule;
  brand: BrandCode;
  /** The slug of a single example; all when absent. */
  only: string | null;
  /** Called once the examples are rendered. */
  drawn: () => void;
}

const client = createClient({ link: exampleLink() });
writeRenter(client.cache, defaultRenter);

/** Renders the examples of a component inside the product's providers. */
export function ExamplePage({ name, module: { examples, bare = false }, brand, only, drawn }: ExamplePageProps) {
  useEffect(drawn, [drawn]);
  const shown = Object.entries(examples).filter(([title]) => only === null || slugOf(title) === only);
  return (
    <Around brand={brand}>
      <main id="content" className={css.examples}>
        <title>{`${name} in the gallery`}</title>
        <h1>{name}</h1>
        {shown.map(([title, Show]) => (
          <div key={title} className={css.example} data-example={slugOf(title)}>
            <h2>{title}</h2>
            <ErrorBoundary>
              <Show />
            </ErrorBoundary>
          </div>
        ))}
        {shown.length === 0 && <p>There is no such example.</p>}
      </main>
      {!bare && <DialogHost dialogs={dialogComponents} />}
      {!bare && <Notices />}
    </Around>
  );
}

function Around({ brand, children }: { brand: BrandCode; children: ReactNode }) {
  return (
    <PageInfoProvider value={{ brand, now: SCENARIO_NOW, origin: 'https://homes.example', site: null }}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ScreensProvider value={screens}>
            <AnchorProvider value={RouterLink}>{children}</AnchorProvider>
          </ScreensProvider>
        </MemoryRouter>
      </ApolloProvider>
    </PageInfoProvider>
  );
}
