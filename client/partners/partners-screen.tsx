import type { ApolloClient } from '@apollo/client';
import { useMemo, useState } from 'react';
import { brandOf } from '../../domain/brands.ts';
import {
  choiceOfQuery,
  placeOfQuery,
  policyOf,
  snippetOf,
  widgetWidths,
  type WidgetChoice,
  type WidgetPlace,
} from '../../domain/widget/snippet.ts';
import { useBrand, useOrigin } from '../boot.tsx';
import { paths } from '../paths.ts';
import { PublicHead } from '../renter/public-head.tsx';
import { useLocation } from '../router.tsx';
import type { Address } from '../screen.ts';
import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import { Wrap } from '../ui/wrap.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { ChooseForm } from './choose-form.tsx';
import { namedPlace, plainLink, type ChosenPlace } from './chosen-place.ts';
import { CodeBlock } from './code-block.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { ForPrograms } from './for-programs.tsx';
import { FoundPlaces, prepareFound } from './found-places.tsx';
import { PartnersPageDocument, usePartnersPageQuery } from './partners-screen.generated.ts';
import { WidgetPreview } from './widget-preview.tsx';
import css from './partners-screen.module.css';

const TITLE = 'Homes near campus on your own site';
const LEAD =
  'Paste a few lines of HTML, and your students search, compare and ask landlords without leaving your page. No account, no cookie, nothing of your page moves.';

const variablesOf = (place: WidgetPlace | null) => ({
  id: String(place?.id ?? 0),
  college: place?.type === 'college',
  city: place?.type === 'city',
  state: place?.type === 'state',
});

export const prepare = async (client: ApolloClient, { search }: Address) => {
  const place = placeOfQuery(search);
  await Promise.all([
    client.query({ query: PartnersPageDocument, variables: variablesOf(place) }),
    place === null && prepareFound(client, search),
  ]);
};

/** What is chosen stands in the address, to be loaded again or sent to somebody. */
function remember({ site, place, size }: WidgetChoice): void {
  const url = new URL(location.href);
  url.searchParams.delete('q');
  const named = { brand: site, size, location_type: place?.type, location_id: place?.id };
  for (const [name, value] of Object.entries(named))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  history.replaceState(history.state, '', url);
}

/** For partners: choose a brand, a place and a width, see the widget, take its line of HTML along; ask to be let in. */
export function Screen() {
  const { search } = useLocation();
  const own = useBrand().code;
  const here = useOrigin();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const [begun] = useState(() => choiceOfQuery(query, own));
  const { data } = usePartnersPageQuery({ variables: variablesOf(begun.place) });
  const [{ site, size }, setChoice] = useState(begun);
  const [chosen, setPlace] = useState<ChosenPlace | null>();
  const place = chosen === undefined ? data && namedPlace(data) : chosen;
  const choice: WidgetChoice = { site, size, place: place === undefined ? begun.place : place };

  const originOf = (code: string) => data?.widgetHosts.find((host) => host.site === code)?.origin ?? here;
  const origin = originOf(site);
  const link = plainLink(place ?? null, { site, origin, own: origin !== originOf('default') });
  const brand = brandOf(site);
  return (
    <Wrap className={css.screen}>
      <PublicHead title={TITLE} description={LEAD} path={paths.partners()} picture="site" things={null} />
      <div className={css.top}>
        <h1>{TITLE}</h1>
        <p className={css.lead}>{LEAD}</p>
      </div>
      <section className={css.part} aria-labelledby="choose">
        <h2 id="choose">What shall it show?</h2>
        {begun.place !== null && place === null && chosen === undefined && (
          <p className={css.unknown}>We do not know the place of this address. Choose another one.</p>
        )}
        <ChooseForm
          choice={{ site, size }}
          place={place ?? null}
          text={query.get('q') ?? ''}
          onChange={(change) => {
            setChoice((now) => ({ ...now, ...change }));
            remember({ ...choice, ...change });
          }}
          onPlace={(found) => {
            setPlace(found);
            remember({ ...choice, place: found });
          }}
        />
        {!place && <FoundPlaces query={query} />}
      </section>
      <section className={css.part} aria-labelledby="take">
        <h2 id="take">Paste it into your page</h2>
        <CodeBlock label="Your snippet" code={snippetOf({ choice, origin, link })} />
        <p className={css.quiet}>
          The widget stands where you paste it, as high as what it shows. The link is for who has no JavaScript; it goes
          away when the widget is there. The empty picture keeps the room free until then, so that nothing of your page
          moves.
        </p>
        <h3>Where your site has a Content-Security-Policy</h3>
        <p className={css.quiet}>Add these sources. Nothing else is needed: no style, no image, no connection.</p>
        <CodeBlock label="Your policy" code={policyOf(origin)} />
      </section>
      <section className={classes(css.part, css.preview)} aria-labelledby="preview">
        <h2 id="preview">How it looks</h2>
        <WidgetPreview choice={choice} width={widgetWidths[size]} link={link} />
      </section>
      <div className={css.below}>
        <section className={css.part} aria-labelledby="join">
          <h2 id="join">Who may show it</h2>
          <AllowedSites
            brandName={brand.name}
            own={[originOf('default'), origin]}
            hosts={data?.widgetHosts.find((host) => host.site === site)?.hosts ?? []}
          />
          <Card className={css.ask}>
            <h3>Have your site added</h3>
            <p>Tell us where it shall stand, and we answer by mail.</p>
            <EnquiryForm />
          </Card>
        </section>
        <ForPrograms origin={origin} place={place ?? null} />
      </div>
    </Wrap>
  );
}
