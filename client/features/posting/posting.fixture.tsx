import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSession } from '../../../mocks/account/sessions.ts';
import { setSessionCookies } from '../../../mocks/handlers/caller-session.ts';
import { cookiesOf } from '../../../mocks/handlers/cookies.ts';
import { accountOf, EMPTY_LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { fullDraft } from '../../../mocks/scenarios/setup/drafts.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { App } from '../../app/app.tsx';
import { useNavigate } from '../../app/router/router.tsx';
import { signIn } from '../../graphql/viewer.ts';
import { writeDraft } from './draft/draft-cache.ts';
import { rememberAccountCredentials, type AccountFields } from './draft/account-credentials.ts';
import { beginPosting } from './draft/posting-session.ts';
import { emptyDraft, type NamedDraft } from './draft/persistence/stored-draft.ts';

/** A complete listing except for the password. */
export const written: Partial<NamedDraft> = fullDraft;
export const account: AccountFields = {
  email: 'rosa@walnut.example',
  password: 'a long phrase',
  password_confirmation: 'a long phrase',
};

const DRAFT_ID = '5f0c1f6e-6f0b-4a51-9f55-0d6c8f6d5a10';

export type Opened = ReturnType<typeof openPosting>;

interface Beginning {
  path: string;
  draft?: Partial<NamedDraft>;
  account?: AccountFields;
  /** The email of the landlord who is logged in. */
  as?: string;
  arrange?: (world: World) => void;
}

let navigate: ReturnType<typeof useNavigate>;
function Navigation() {
  navigate = useNavigate();
  return null;
}

/** Opens the posting screens at a path with a draft that is being written. */
export function openPosting({ path, draft = {}, account: typed, ...on }: Beginning) {
  const opened = renderOnMock(null, { at: path, ...on });
  const { client, mock } = opened;
  beginPosting(client.cache, false);
  writeDraft(client.cache, { ...emptyDraft(DRAFT_ID), ...draft, restored: 0 });
  if (typed) rememberAccountCredentials(client.cache, typed);
  opened.rerender(
    <>
      <App />
      <Navigation />
    </>,
  );
  return {
    ...opened,
    user: userEvent.setup(),
    /** Waits until this is the current path. */
    isAt: (path: string) =>
      waitUntil(() => {
        if (location.pathname !== path) throw new Error(`Not at ${path}`);
      }),
    /** Goes to another page, as by a link. */
    visit: (to: string) => act(() => navigate(to)),
    /** Logs in a landlord without listings, as in another tab. */
    logIn: () => {
      const { id, email, firstName, lastName } = accountOf(mock.world, EMPTY_LANDLORD);
      setSessionCookies(cookiesOf(null), createSession(mock.world, id).token);
      act(() => signIn(client.cache, { id: String(id), email, firstName, lastName }));
    },
  };
}

/** Returns a rejection of a field with a text that no world has. */
export const refused = (field: string, message: string) => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldErrors', field, messages: [message] }],
});

/** Returns what the region of notices says. */
export const saidAloud = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
