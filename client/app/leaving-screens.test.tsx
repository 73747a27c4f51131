import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { GROUP_TOKEN } from '../../mocks/data/seed.ts';
import {
  DEMO_PASSWORD,
  LANDLORD,
  LOFTS,
  OSU,
  OSU_SLUG,
  pageOf,
  seededListingNamed,
} from '../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../tests/setup/render-on-mock.tsx';
import { waitUntil } from '../../tests/setup/wait-until.ts';
import { isDialogOpen } from '../shared/dialogs/dialog-store.ts';
import { App } from './app.tsx';
import { useNavigate } from './router/router.tsx';
import { screens } from './routes.tsx';

// A redirect to a screen that has not been loaded would come after the test.
beforeAll(() => Promise.all(screens.map(({ page }) => page.preload())), 60_000);

let navigate: ReturnType<typeof useNavigate>;
function Navigation() {
  navigate = useNavigate();
  return null;
}

/** Opens a page, and leaves it in the middle of this request: whatever the response is, the next page stays as it is. */
async function leaveDuring(
  operation: string,
  on: { at: string; as?: string },
  send: () => Promise<void> = async () => {},
) {
  const { hold, responded, sent } = renderOnMock(
    <>
      <App />
      <Navigation />
    </>,
    on,
  );
  const release = hold(operation);
  await send();
  await waitUntil(() => expect(sent(operation)).not.toEqual([]));
  act(() => navigate('/cookies'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Cookies and Storage' });
  const page = () => screen.getByRole('main').textContent;
  const before = page();
  release();
  await act(responded);
  expect([location.pathname, heading.isConnected]).toEqual(['/cookies', true]);
  expect(page()).toBe(before);
  expect(isDialogOpen()).toBe(false);
}

test.each([
  ['HomePage', '/'],
  ['SearchPlaces', '/search?q=ohio'],
  ['CollegePage', `/college/${OSU_SLUG}`],
  ['HomesNear', `/college/${OSU_SLUG}`],
  ['CityPage', '/city/columbus-oh'],
  ['StatePage', '/state/oh'],
  ['QuestionnairePlace', `/questionnaire?${OSU}`],
  ['MatchCount', `/questionnaire?${OSU}`],
  ['Matches', `/matches?${OSU}`],
  ['ClosestMatches', `/matches/none?${OSU}&bedrooms=11`],
  ['EndOfMatches', `/matches/end?${OSU}`],
  ['ListingPage', pageOf(LOFTS)],
  ['PartnersPage', '/partners'],
  ['Shortlist', '/shortlist?homes=262,263'],
  ['Compare', '/compare?homes=262,263'],
  ['OpenGroupList', `/group#${GROUP_TOKEN}`],
  ['GroupListHomes', `/group#${GROUP_TOKEN}`],
  ['MailedLink', '/alert/x'],
  ['MailedLink', '/unsubscribe/x'],
])('%s of %s does not change the page after it', (operation, at) => leaveDuring(operation, { at }));

test.each([
  ['ListingImport', '/advertising/import'],
  ['PostingOptions', '/post/step-1'],
  ['SavedDraft', '/post/step-1'],
  ['ListingToEdit', `/edit/${seededListingNamed(LOFTS).slug}`],
  ['GeoInformation', `/edit/${seededListingNamed(LOFTS).slug}`],
  ['Dashboard', '/advertising-home'],
  ['LeadInbox', '/advertising-home'],
  ['ReceiptPage', '/receipt/in_1'],
  ['MyAccount', '/account'],
  ['Holdings', '/account/delete'],
])('%s of %s does not change the page after it, for a landlord', (operation, at) =>
  leaveDuring(operation, { at, as: LANDLORD }),
);

async function fillIn(fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

test.each([
  ['Login', { at: '/login' }, { Email: LANDLORD, Password: DEMO_PASSWORD }, 'Login'],
  [
    'DeleteAccount',
    { at: '/account/delete', as: LANDLORD },
    { 'Your password': DEMO_PASSWORD },
    'Delete my account permanently',
  ],
])('%s, once sent, does not change the page after its form', (operation, on, fields, button) =>
  leaveDuring(operation, on, () => fillIn(fields, button)),
);
