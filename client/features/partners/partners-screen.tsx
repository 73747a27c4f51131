import type { ApolloClient } from '@apollo/client';
import { useMemo, useState } from 'react';
import { getBrand } from '../../../domain/brands/brands.ts';
import {
  choiceFromQuery,
  placeFromQuery,
  contentSecurityPolicy,
  embedSnippet,
  widgetWidths,
  type WidgetChoice,
  type WidgetPlace,
} from '../../../domain/widget/embed-snippet.ts';
import { useBrand, useOrigin } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { useLocation } from '../../app/router/router.tsx';
import type { Address } from '../../app/router/match-screen.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { WidgetOptionsForm } from './widget-options-form.tsx';
import { placeFromUrl, plainLink, type SelectedPlace } from './selected-place.ts';
import { CodeBlock } from './code-block.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { ApiSection } from './api-section.tsx';
import { FoundPlaces, preloadFoundPlaces } from './found-places.tsx';
import { PartnersPageDocument, usePartnersPageQuery } from './partners-screen.generated.ts';
import { WidgetPreview } from './widget-preview.tsx';
import css from './partners-screen.module.css';

const TITLE = 'Homes near campus on your own site';
const LEAD =
  'Paste a few lines of HTML, and your students search, compare and contact landlords without leaving your page. No account, no cookies, no layout shift.';

const variablesOf = (place: WidgetPlace | null) => ({
  id: String(place?.id ?? 0),
  college: place?.type === 'college',
  city: place?.type === 'city',
  state: place?.type === 'state',
});

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const place = placeFromQuery(search);
  await Promise.all([
    client.query({ query: PartnersPageDocument, variables: variablesOf(place) }),
    place === null && preloadFoundPlaces(client, search),
  ]);
};

/** Stores the choice in the URL, so that it can be reloaded or shared. */
function rememberOptions({ site, place, size }: WidgetChoice): void {
  const url = new URL(location.href);
  url.searchParams.delete('q');
  const named = { brand: site, size, location_type: place?.type, location_id: place?.id };
  for (const [name, value] of Object.entries(named))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  history.replaceState(history.state, '', url);
}

/** Renders the partner page: choose a brand, a place and a width, preview the widget, copy its HTML, request access. */
export function Screen() {
  const { search } = useLocation();
  const own = useBrand().code;
  const here = useOrigin();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const [begun] = useState(() => choiceFromQuery(query, own));
  const { data } = usePartnersPageQuery({ variables: variablesOf(begun.place) });
  const [{ site, size }, setChoice] = useState(begun);
  const [chosen, setPlace] = useState<SelectedPlace | null>();
  const place = chosen === undefined ? data && placeFromUrl(data) : chosen;
  const choice: WidgetChoice = { site, size, place: place === undefined ? begun.place : place };

  const originOf = (code: string) => data?.widgetHosts.find((host) => host.site === code)?.origin ?? here;
  const origin = originOf(site);
  const link = plainLink(place ?? null, { site, origin, own: origin !== originOf('default') });
  return (
    <Container className={css.screen}>
      <PublicPageHead title={TITLE} description={LEAD} path={paths.partners()} picture="site" things={null} />
      <div className={css.top}>
        <h1>{TITLE}</h1>
        <p className={css.lead}>{LEAD}</p>
      </div>
      <section className={css.part} aria-labelledby="choose">
        <h2 id="choose">Set up your widget</h2>
        {begun.place !== null && place === null && chosen === undefined && (
          <p className={css.unknown}>We couldn't find that place. Choose another one.</p>
        )}
        <WidgetOptionsForm
          choice={{ site, size }}
          place={place ?? null}
          text={query.get('q') ?? ''}
          onChange={(change) => {
            setChoice((now) => ({ ...now, ...change }));
            rememberOptions({ ...choice, ...change });
          }}
          onPlace={(found) => {
            setPlace(found);
            rememberOptions({ ...choice, place: found });
          }}
        />
        {!place && <FoundPlaces query={query} />}
      </section>
      <section className={css.part} aria-labelledby="take">
        <h2 id="take">Paste it into your page</h2>
        <CodeBlock label="Your snippet" code={embedSnippet({ choice, origin, link })} />
        <p className={css.quiet}>
          The widget appears where you paste it, as tall as its content. The link is for visitors without JavaScript;
          the widget replaces it. The empty image reserves the space until then, so nothing on your page moves.
        </p>
        <h3>If your site has a Content-Security-Policy</h3>
        <p className={css.quiet}>Add these sources. You need nothing else: no style, image or connection source.</p>
        <CodeBlock label="Your policy" code={contentSecurityPolicy(origin)} />
      </section>
      <section className={classNames(css.part, css.preview)} aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <WidgetPreview choice={choice} width={widgetWidths[size]} link={link} />
      </section>
      <div className={css.below}>
        <section className={css.part} aria-labelledby="join">
          <h2 id="join">Approved sites</h2>
          <AllowedSites
            brandName={getBrand(site).name}
            own={[originOf('default'), origin]}
            hosts={data?.widgetHosts.find((host) => host.site === site)?.hosts ?? []}
          />
          <Card className={css.ask}>
            <h3>Get your site approved</h3>
            <p>Tell us where you'll use it, and we'll reply by email.</p>
            <EnquiryForm />
          </Card>
        </section>
        <ApiSection origin={origin} place={place ?? null} />
      </div>
    </Container>
  );
}
