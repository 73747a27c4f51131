import { screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { toErrorList, type FieldErrors } from '../../../domain/field-errors.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { dialogLoaders } from '../../app/dialog-loaders.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../forms/use-prefilled-form.ts';
import { DialogHost } from '../../shared/dialogs/dialog-host.tsx';
import { Notices } from '../../components/notices/notices.tsx';
import type { PostingValues } from './draft/form-values.ts';
import { exampleDraft } from './example-draft.fixture.ts';

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

/** A part of the posting screens with all that stands around it on a page; the rest is answered by the mock. */
export function onPage(part: ReactNode, answers: Answers, on: { at?: string; as?: string } = {}): Asked[] {
  const { requests, respond, rerender } = renderOnMock(null, on);
  for (const [operation, given] of Object.entries(answers))
    respond(operation, (variables) =>
      typeof given === 'function' ? (given as (sent: object) => object)(variables) : given,
    );
  rerender(
    <>
      <main id="content" tabIndex={-1}>
        <RejectedFieldsProvider>
          <Suspense>{part}</Suspense>
        </RejectedFieldsProvider>
      </main>
      <DialogHost dialogs={dialogLoaders} />
      <Notices />
    </>,
  );
  return requests;
}

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
