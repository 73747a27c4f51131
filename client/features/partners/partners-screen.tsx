import type { ApolloClient } from '@apollo/client';
import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
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
import { useLocation, useNavigate } from '../../app/router/router.tsx';
import type { Address } from '../../app/router/match-screen.ts';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { WidgetOptionsForm } from './widget-options-form.tsx';
import { placeFromUrl, plainLink, type SelectedPlace } from './selected-place.ts';
import { CodeBlock } from './code-block.tsx';
import { InquiryForm } from './inquiry-form.tsx';
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

/** Returns the query with this choice, so that it can be reloaded or shared. */
function withChoice(query: URLSearchParams, { site, place, size }: WidgetChoice): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('q');
  const named = { brand: site, size, location_type: place?.type, location_id: place?.id };
  for (const [name, value] of Object.entries(named))
    if (value === undefined) changed.delete(name);
    else changed.set(name, String(value));
  return changed;
}

/** Renders the partner page: choose a brand, a place and a width, preview the widget, copy its HTML, request access. */
export function Screen() {
  const { search, hash, state } = useLocation();
  const go = useNavigate();
  const own = useBrand().code;
  const here = useOrigin();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const [{ site, size, place: named }, setShown] = useOptimistic(choiceFromQuery(query, own));
  const { data, previousData } = usePartnersPageQuery({ variables: variablesOf(named) });
  // What was chosen here is known before its query has an answer.
  const [chosen, setChosen] = useState<SelectedPlace | null>(null);
  const isChosen = chosen !== null && chosen.type === named?.type && chosen.id === named.id;
  const place = isChosen ? chosen : data && placeFromUrl(data);
  const choice: WidgetChoice = { site, size, place: place === undefined ? named : place };
  const choose = (change: Partial<WidgetChoice>) =>
    startTransition(() => {
      const next = { ...choice, ...change };
      setShown(next);
      go(`${paths.partners()}?${withChoice(query, next).toString()}${hash}`, { replace: true, state });
    });

  const { widgetHosts = [] } = data ?? previousData ?? {};
  const originOf = (code: string) => widgetHosts.find((host) => host.site === code)?.origin ?? here;
  const origin = originOf(site);
  const link = plainLink(place ?? null, { site, origin, own: origin !== originOf('default') });
  return (
    <Container className={css.screen}>
      <PublicPageHead title={TITLE} description={LEAD} path={paths.partners()} picture="site" things={null} />
      <Stack gap={3} className={css.top}>
        <h1>{TITLE}</h1>
        <Text size="large">{LEAD}</Text>
      </Stack>
      <Stack as="section" className={css.part} aria-labelledby="choose">
        <h2 id="choose">Set up your widget</h2>
        {named !== null && place === null && <Notice as="p">We couldn't find that place. Choose another one.</Notice>}
        <WidgetOptionsForm
          choice={{ site, size }}
          place={place ?? null}
          text={query.get('q') ?? ''}
          onChange={choose}
          onPlace={(found) => {
            setChosen(found);
            choose({ place: found });
          }}
        />
        {!place && <FoundPlaces query={query} />}
      </Stack>
      <Stack as="section" className={css.part} aria-labelledby="take">
        <h2 id="take">Paste it into your page</h2>
        <CodeBlock label="Your snippet" code={embedSnippet({ choice, origin, link })} />
        <p className={css.quiet}>
          The widget appears where you paste it, as tall as its content. The link is for visitors without JavaScript;
          the widget replaces it. The empty image reserves the space until then, so nothing on your page moves.
        </p>
        <h3>If your site has a Content-Security-Policy</h3>
        <p className={css.quiet}>Add these sources. You need nothing else: no style, image or connection source.</p>
        <CodeBlock label="Your policy" code={contentSecurityPolicy(origin)} />
      </Stack>
      <Stack as="section" className={classNames(css.part, css.preview)} aria-labelledby="preview">
        <h2 id="preview">Preview</h2>
        <WidgetPreview choice={choice} width={widgetWidths[size]} link={link} />
      </Stack>
      <div className={css.below}>
        <Stack as="section" className={css.part} aria-labelledby="join">
          <h2 id="join">Approved sites</h2>
          <AllowedSites
            brandName={getBrand(site).name}
            own={[originOf('default'), origin]}
            hosts={widgetHosts.find((host) => host.site === site)?.hosts ?? []}
          />
          <Stack as={Card} gap={3}>
            <h3>Get your site approved</h3>
            <p>Tell us where you'll use it, and we'll reply by email.</p>
            <InquiryForm />
          </Stack>
        </Stack>
        <ApiSection origin={origin} place={place ?? null} />
      </div>
    </Container>
  );
}

const SCRIPT = `const homes = NearcampusWidget.open({ site: 'cr', target: '#homes' });
homes.prefill({ bedrooms: 2, budget: 1200 });
homes.on('request-sent', ({ housingId }) => count(housingId));
homes.destroy();`;

/** Renders the section for developers: the widget's JavaScript API, and data without a widget. */
function ApiSection({ origin, place }: { origin: string; place: SelectedPlace | null }) {
  const school = place?.type === 'college' ? place.id : 204796;
  return (
    <Stack as="section" className={css.part} aria-labelledby="programs">
      <h2 id="programs">For developers</h2>
      <p>
        Scripts on your page can open the widget, prefill what you know, listen to its events and remove it. The types
        are at <a href="/widget.d.ts">widget.d.ts</a>.
      </p>
      <CodeBlock label="From a script" code={SCRIPT} />
      <p>
        Get homes as data for your own list, from the browser on approved sites or from any server. Every call is
        documented at <a href="/api">/api</a>, where you can try it too.
      </p>
      <CodeBlock label="As data" code={`${origin}/api/partner/listings?school_id=${school}`} />
    </Stack>
  );
}
