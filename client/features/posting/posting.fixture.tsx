import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defer } from 'rxjs';
import { vi } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { PageInfoProvider, type PageInfo } from '../../app/page-info.tsx';
import { CurrentScreen } from '../../app/router/current-screen.tsx';
import { MemoryRouter, useLocation, useNavigate } from '../../app/router/router.tsx';
import { screens } from '../../app/routes.tsx';
import { ScreensProvider } from '../../app/router/screens-context.ts';
import { Notices } from '../../components/notices/notices.tsx';
import { writeDraft } from './draft/draft-cache.ts';
import { rememberAccountCredentials, type AccountFields } from './draft/account-credentials.ts';
import { beginPosting } from './draft/posting-session.ts';
import { emptyDraft, type NamedDraft } from './draft/persistence/stored-draft.ts';

/** A complete listing except for the password. */
export const written: Partial<NamedDraft> = {
  type: 84,
  name: 'Walnut Row',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@walnut.example', phone: '6145557788' },
  location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '900', rent: '1150', ...noTerms() }],
  images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' }],
  description: 'Two rooms near campus.',
  amenities: [29],
};
export const account: AccountFields = {
  email: 'rosa@walnut.example',
  password: 'a long phrase',
  password_confirmation: 'a long phrase',
};

const BOOT: PageInfo = { brand: 'default', now: '2026-11-21T12:00:00.000Z', origin: 'http://here', site: null };
const DRAFT_ID = '5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10';
const types = (prices: readonly [number, number]) => [
  { __typename: 'TypeOffer', id: 84, label: 'Apartment', price: prices[0], promises: ['Unlimited leads'] },
  { __typename: 'TypeOffer', id: 85, label: 'House', price: prices[1], promises: ['Up to 10 leads/month'] },
];

export interface Opened {
  client: ApolloClient;
  user: UserEvent;
  /** The requests to the server, in order. */
  asked: { operation: string; variables: Record<string, unknown> }[];
  /** Waits until this is the current path. */
  isAt(path: string): Promise<void>;
  /** Goes to another page, as by a link. */
  visit(path: string): void;
}

interface Beginning {
  path: string;
  draft?: Partial<NamedDraft>;
  account?: AccountFields;
  prices?: readonly [apartment: number, house: number];
  /** Responses by operation; one that never settles keeps its caller waiting. */
  answers?: Record<string, () => Promise<object>>;
}

let navigate: ReturnType<typeof useNavigate>;
function Where() {
  navigate = useNavigate();
  return <output data-testid="where">{useLocation().pathname}</output>;
}

/** Opens the posting screens at a path with a saved draft and a fake server that returns the given responses. */
export function openPosting({ path, draft = {}, account: typed, prices = [49, 29], answers = {} }: Beginning): Opened {
  const asked: Opened['asked'] = [];
  const known: Record<string, () => Promise<object>> = {
    PostingOptions: async () => ({
      options: { __typename: 'Options', localProcessor: true, stripeKey: null, types: types(prices) },
    }),
    ValidateStep: async () => ({ validateStep: { __typename: 'Done', ok: true } }),
    GeoInformation: async () => ({ geoInformation: { __typename: 'Invalid', errors: [] } }),
    ...answers,
  };
  const link = new ApolloLink(({ operationName = '', variables }) =>
    defer(async () => {
      asked.push({ operation: operationName, variables });
      const answer = known[operationName];
      if (!answer) throw new TypeError(`Nothing answers ${operationName}`);
      return { data: await answer() };
    }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  // jsdom does not implement it
  Element.prototype.scrollIntoView = () => undefined;
  beginPosting(client.cache, false);
  writeDraft(client.cache, { ...emptyDraft(DRAFT_ID), ...draft, restored: 0 });
  if (typed) rememberAccountCredentials(client.cache, typed);
  render(
    <ApolloProvider client={client}>
      <PageInfoProvider value={BOOT}>
        <MemoryRouter initialEntries={[path]}>
          <ScreensProvider value={screens}>
            <CurrentScreen />
            <Notices />
            <Where />
          </ScreensProvider>
        </MemoryRouter>
      </PageInfoProvider>
    </ApolloProvider>,
  );
  const isAt = (wanted: string) =>
    vi.waitFor(
      () => {
        if (screen.getByTestId('where').textContent !== wanted) throw new Error(`Not at ${wanted}`);
      },
      { timeout: 20_000 },
    );
  return { client, user: userEvent.setup(), asked, isAt, visit: (to) => act(() => navigate(to)) };
}

export const refused = (field: string, message: string) => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldErrors', field, messages: [message] }],
});
