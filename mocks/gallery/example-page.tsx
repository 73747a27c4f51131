import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from '../../client/router.tsx';
import { createClient } from '../../client/apollo/client.ts';
import { writeRenter } from '../../client/apollo/renter-store.ts';
import { newRenter } from '../../client/apollo/renter-defaults.ts';
import { BootProvider } from '../../client/boot.tsx';
import { dialogs } from '../../client/dialogs.ts';
import { ErrorBoundary } from '../../client/error-boundary.tsx';
import { RouterLink } from '../../client/router-link.tsx';
import { screens } from '../../client/routes.tsx';
import { ScreensProvider } from '../../client/screens.ts';
import { AnchorPart } from '../../client/ui/anchor.tsx';
import { DialogHost } from '../../client/ui/dialog-host.tsx';
import { Notices } from '../../client/ui/notices.tsx';
import type { BrandCode } from '../../domain/brands.ts';
import { SCENARIO_NOW } from '../scenarios/scenario.ts';
import type { ExampleModule } from './example.ts';
import { slugOf } from './example-files.ts';
import { exampleLink } from './example-link.ts';
import css from './gallery.module.css';

interface ExamplePageProps {
  name: string;
  module: ExampleModule;
  brand: BrandCode;
  /** One of them by its slug; all when it is absent. */
  only: string | null;
  /** Told once it stands in the page. */
  drawn: () => void;
}

const client = createClient({ link: exampleLink() });
writeRenter(client.cache, newRenter);

/** The examples of a component, in everything that the product puts around a component. */
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
      {!bare && <DialogHost dialogs={dialogs} />}
      {!bare && <Notices />}
    </Around>
  );
}

function Around({ brand, children }: { brand: BrandCode; children: ReactNode }) {
  return (
    <BootProvider value={{ brand, now: SCENARIO_NOW, origin: 'https://homes.example', site: null }}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ScreensProvider value={screens}>
            <AnchorPart value={RouterLink}>{children}</AnchorPart>
          </ScreensProvider>
        </MemoryRouter>
      </ApolloProvider>
    </BootProvider>
  );
}
