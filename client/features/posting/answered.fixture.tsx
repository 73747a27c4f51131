import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { of, throwError } from 'rxjs';
import { toErrorList, type FieldErrors } from '../../../domain/field-errors.ts';
import { createClient } from '../../graphql/client.ts';
import { PageInfoProvider, type PageInfo } from '../../app/page-info.tsx';
import { dialogLoaders } from '../../app/dialog-loaders.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../forms/use-prefilled-form.ts';
import { MemoryRouter, useLocation } from '../../app/router/router.tsx';
import { DialogHost } from '../../shared/dialogs/dialog-host.tsx';
import { Notices } from '../../components/notices/notices.tsx';
import type { PostingValues } from './draft/form-values.ts';
import { exampleDraft } from './example-draft.fixture.ts';

const boot: PageInfo = { brand: 'default', now: '2026-09-15T15:00:00.000Z', origin: 'http://here', site: null };

/** What a call is answered; a function is asked at each call, an Error is a server that cannot be reached. */
export type Answers = Record<string, object | ((variables: Record<string, unknown>) => object)>;

/** A call that was made. */
export interface Asked {
  operation: string;
  variables: Record<string, unknown>;
}

export const invalid = (errors: FieldErrors) => ({ __typename: 'Invalid', errors: toErrorList(errors) });
export const landlord = { id: '1', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };

/** What the posting screens ask for by themselves. */
export const around: Answers = {
  Viewer: { me: { __typename: 'Viewer', ...landlord } },
  GeoInformation: {
    geoInformation: {
      __typename: 'Geo',
      lat: 40,
      lon: -83,
      zip: '43210',
      schools: { __typename: 'NearbySchools', count: 0, list: [] },
    },
  },
};

/** The example's draft as a listing that is edited, in a version of it. */
export function editedListing(version = 1, more: Partial<PostingValues> = {}) {
  const { email: _1, password: _2, password_confirmation: _3, ...draft } = { ...exampleDraft, ...more };
  const { contact, location, floorplans, images } = draft;
  return {
    __typename: 'MyListing' as const,
    id: '7',
    version,
    price: 49,
    cardBrand: 'visa',
    cardLast4: '4242',
    listing: { __typename: 'Listing', name: draft.name },
    draft: {
      __typename: 'Draft',
      ...draft,
      id: '7',
      contact: { __typename: 'DraftContact', ...contact },
      location: {
        __typename: 'DraftLocation',
        ...location,
        coordinates: location.coordinates && { __typename: 'Coordinates', ...location.coordinates },
      },
      floorplans: floorplans.map((row) => ({ __typename: 'DraftFloorplan' as const, ...row })),
      images: images.map((pair) => ({ __typename: 'Image' as const, ...pair, caption: pair.caption ?? null })),
    },
  };
}

/** jsdom scrolls nothing: returns what is brought into view. */
export function withoutLayout(): Element[] {
  const broughtUp: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, how) {
    if (typeof how === 'object' && how.block === 'start') broughtUp.push(this);
  };
  return broughtUp;
}

/** A part of the posting screens with all that stands around it on a page, over a server of canned answers. */
export function onPage(part: ReactNode, answers: Answers, at = '/'): Asked[] {
  const asked: Asked[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    asked.push({ operation: operationName, variables });
    const given = answers[operationName];
    const answer = typeof given === 'function' ? (given as (sent: object) => object)(variables) : given;
    if (answer instanceof Error) return throwError(() => answer);
    return answer ? of({ data: answer }) : throwError(() => new Error(`Nobody answers ${operationName}.`));
  });
  render(
    <PageInfoProvider value={boot}>
      <ApolloProvider client={createClient({ link })}>
        <MemoryRouter initialEntries={[at]}>
          <main id="content" tabIndex={-1}>
            <RejectedFieldsProvider>
              <Suspense>{part}</Suspense>
            </RejectedFieldsProvider>
          </main>
          <DialogHost dialogs={dialogLoaders} />
          <Notices />
          <Where />
        </MemoryRouter>
      </ApolloProvider>
    </PageInfoProvider>,
  );
  return asked;
}

/** Where one is, for tests to read. */
function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>;
}
export const whereOneIs = (): string | null => screen.getByTestId('where').textContent;

/** One answer after the other, the last again and again. */
export function inTurn(...answers: object[]): () => object {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] ?? {};
}

/** The form that holds a draft, as the screens make it. */
export function DraftForm({ values, children }: { values: PostingValues; children: ReactNode }) {
  const form = usePrefilledForm(() => values);
  return (
    <Form<PostingValues> form={form} subscription={{}} onSubmit={() => undefined}>
      {() => children}
    </Form>
  );
}

/** What the region of notices says. */
export const saidAloud = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
