import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isRecord } from '../../../domain/is-record.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import { failing, required, seededListingNamed, UNREACHABLE } from '../../../mocks/scenarios/setup/arrange.ts';
import type { World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { useLocation } from '../../app/router/router.tsx';
import { allNotices } from '../../components/notices/notice-store.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import type { ContactRequest } from '../../shared/dialogs/dialog-store.ts';
import { defaultRenter, type RenterState } from '../../shared/renter/renter-defaults.ts';
import { readRenter } from '../../shared/renter/renter-store.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { CorrectEmail } from './congratulations/correct-email.tsx';
import { forgetAllUnsent } from './unsent-request.ts';

const home = (id: string) => ({ id, name: `Home ${id}`, slug: `home-${id}` });
const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };
/** A house that has had its requests of the month. */
const FULL = String(seededListingNamed('Woodruff House').id);
/** An address that only the server rejects. */
const REJECTED = 'ana@student.e';
/** Takes this home off the site. */
const removed =
  (id: string) =>
  ({ db }: World): void => {
    required(
      db.listings.find((row) => String(row.id) === id),
      'home',
    ).status = REMOVED;
  };

function Where() {
  const { pathname, state } = useLocation();
  return <output>{pathname === '/' ? '' : JSON.stringify({ pathname, state: state as unknown })}</output>;
}

interface Opened {
  person?: typeof ana;
  renter?: Partial<RenterState>;
  arrange?: (world: World) => void;
  form?: (ask: ContactRequest) => React.ReactNode;
}

/** Opens the form of a request. */
function open(ask: ContactRequest, { person = ana, renter, arrange, form }: Opened = {}) {
  let refused: unknown;
  const { client, mock, requests, hold } = renderOnMock(
    <>
      <RejectedFieldsProvider>
        {form?.(ask) ?? (
          <ContactForm ask={ask} person={person} problems={() => ({})} refuse={(errors) => (refused = errors)}>
            <p>Between</p>
          </ContactForm>
        )}
      </RejectedFieldsProvider>
      <Where />
    </>,
    { renter: { contact: ana, ...renter }, ...(arrange && { arrange }) },
  );
  const asked = () => requests.flatMap(({ variables }) => Object.values(variables).filter(isRecord));
  return {
    world: mock.world,
    hold,
    renter: () => readRenter(client.cache),
    /** The requests and messages that were sent. */
    asked,
    askedIds: () => asked().map(({ housingId }) => housingId),
    refused: () => refused,
  };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const arrived = async () => {
  await waitFor(() => expect(document.querySelector('output')?.textContent).not.toBe(''));
  return JSON.parse(document.querySelector('output')?.textContent ?? '') as Record<string, unknown>;
};

test('sends to several listings one after the other, and reports the outcome of each', async () => {
  const { asked, askedIds, renter } = open(
    { homes: ['1', FULL, '3', '4'].map(home), schoolId: '204796' },
    { arrange: removed('3') },
  );
  await press('Send 4 requests');
  const secret = expect.stringMatching(/^\d+\.mock$/);
  expect(await arrived()).toEqual({
    pathname: '/congratulations',
    state: {
      reply: false,
      corrects: false,
      email: ana.email,
      homes: [
        { ...home('1'), outcome: 'sent', secret },
        { ...home(FULL), outcome: 'waits', secret },
        { ...home('3'), outcome: 'gone' },
        { ...home('4'), outcome: 'sent', secret },
      ],
      schoolId: '204796',
    },
  });
  expect(askedIds()).toEqual(['1', FULL, '3', '4']);
  expect(asked()[0]).toMatchObject({
    ...ana,
    schoolId: '204796',
    locationType: 'college',
    propertyName: 'Home 1',
    website: '',
  });
  expect(renter().requests).toEqual(['4', FULL, '1']);
});

test('resumes after a lost connection, and sends no request twice', async () => {
  const { world, hold, askedIds } = open({ homes: ['1', '2', '3'].map(home) });
  const first = hold('SaveRequest');
  await press('Send 3 requests');
  await waitFor(() => expect(askedIds()).toEqual(['1']));
  const release = hold('SaveRequest');
  first();
  await waitFor(() => expect(askedIds()).toEqual(['1', '2']));
  failing('SaveRequest', 'unreachable')(world);
  release();
  expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
  expect(screen.getByText('1 of 3 done.')).toBeTruthy();
  world.faults.failing = {};
  expect(screen.getByRole('button', { name: 'Send the other 2' })).toBeTruthy();
  await press('Retry');
  expect(await arrived()).toMatchObject({ pathname: '/congratulations' });
  expect(askedIds()).toEqual(['1', '2', '2', '3']);
  expect(world.db.leads.filter(({ email }) => email === ana.email)).toHaveLength(3);
});

test("stops before the next listing when the renter's details are rejected", async () => {
  const { askedIds, refused } = open({ homes: ['1', '2'].map(home) }, { person: { ...ana, email: REJECTED } });
  await press('Send 2 requests');
  await waitFor(() => expect(refused()).toEqual({ email: ['Enter an email address like name@example.com.'] }));
  expect(askedIds()).toEqual(['1']);
});

test('corrects the address of what was sent: each landlord gets a follow-up, and the page names the right mailbox', async () => {
  const homes = ['1', '2'].map((id) => ({ ...home(id), outcome: 'sent' as const, secret: `${id}.x` }));
  const sent = { reply: false, corrects: false, email: ana.email, homes, schoolId: null };
  const { asked, renter } = open({ homes: [] }, { form: () => <CorrectEmail sent={sent} /> });
  await press('Correct your email address');
  const field = screen.getByLabelText<HTMLInputElement>('Your email');
  await press('Tell the landlords');
  expect(await screen.findByText('Enter the right address.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'ana@college');
  await press('Tell the landlords');
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(asked()).toEqual([]);
  await userEvent.type(field, '.example');
  await press('Tell the landlords');
  expect(await arrived()).toMatchObject({ state: { corrects: true, email: 'ana@college.example' } });
  expect(asked()).toMatchObject(
    homes.map(({ id, secret }) => ({
      housingId: id,
      follows: secret,
      email: 'ana@college.example',
      message: 'My email address was wrong. Please reply to ana@college.example, not ana@student.example.',
    })),
  );
  expect(renter().contact.email).toBe('ana@college.example');
});

test('needs no phone number', async () => {
  const { asked } = open(
    { homes: [home('1')] },
    { renter: { contact: { ...ana, phone: '' } }, form: (ask) => <ContactDialog {...ask} /> },
  );
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({ phone: '' });
});

test('shows that a listing is unavailable, with a link to others', async () => {
  const { renter } = open({ homes: [home('1')], schoolId: '7' }, { arrange: removed('1') });
  await press('Send request');
  expect((await screen.findByRole('alert')).textContent).toBe('This home is no longer available. See other homes');
  expect(screen.getByRole('link', { name: 'See other homes' }).getAttribute('href')).toBe(
    '/matches?location_type=college&location_id=7',
  );
  expect(renter().requests).toEqual([]);
});

test('does not send the defaults of an unanswered questionnaire', async () => {
  const { asked } = open({ homes: [home('1')] });
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({ bedrooms: null, bathrooms: null, budgets: null, schoolId: null });
});

test('states the filters of the last search, and the answers that were given', async () => {
  const { asked, renter } = open(
    { homes: [{ ...home('1'), schoolId: '204796' }] },
    {
      renter: {
        lastSearch: 'location_type=college&location_id=204796&bedrooms=9&must=2&laundry=unit&pets=1',
        moveIn: { ...defaultRenter.moveIn, petsSelected: [1], featuresSelected: [2] },
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Is parking included?' }));
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({
    bedrooms: 9,
    bathrooms: null,
    budgets: null,
    pets: [1],
    features: [2],
    moveDate: null,
    schoolId: '204796',
    message: 'Is parking included?',
    searchFilter: { locationId: '204796', must: [2], laundry: 'unit' },
  });
  expect(renter().requestDays).toMatchObject([{ id: '1', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});

test('sends up to three tour times, and rejects one that has passed', async () => {
  const { asked, refused } = open({ homes: [home('1')] });
  await press('Suggest a tour time');
  const first = screen.getByLabelText<HTMLInputElement>('Tour time 1');
  fireEvent.change(first, { target: { value: '2001-08-15T16:30' } });
  await press('Send request');
  expect(refused()).toEqual({ tourTimes: ['That date has passed. Choose today or later.'] });
  fireEvent.change(first, { target: { value: '2199-08-15T16:30' } });
  await press('Add another time');
  await press('Add another time');
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({ tourTimes: ['2199-08-15T16:30'] });
});

test('sends a message with its text only, and rejects an empty one', async () => {
  const { asked, refused } = open({ homes: [home('1')], reply: true });
  await press('Send message');
  expect(refused()).toEqual({ message: ['Enter a message.'] });
  await userEvent.type(screen.getByLabelText('Message'), 'Is it quiet?');
  await press('Send message');
  expect(await arrived()).toMatchObject({ state: { reply: true, homes: [{ outcome: 'sent' }] } });
  expect(asked()).toEqual([
    {
      ...ana,
      website: '',
      housingId: '1',
      schoolId: null,
      locationType: 'college',
      site: 'default',
      message: 'Is it quiet?',
      tourTimes: null,
      follows: null,
    },
  ]);
});

test('keeps the honeypot out of the tab order, and sends its value', async () => {
  const { asked } = open({ homes: [home('1')] });
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect([trap?.tabIndex, trap?.closest('[aria-hidden=true]') !== null, trap?.value]).toEqual([-1, true, '']);
  await userEvent.tab();
  for (let presses = 0; presses < 6; presses++) {
    expect(document.activeElement).not.toBe(trap);
    await userEvent.tab();
  }
  if (trap) trap.value = 'https://pills.example';
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({ website: 'https://pills.example' });
});

test('restores the unsent message when the form opens again', async () => {
  open({ homes: [home('9')], reply: true });
  await userEvent.type(screen.getByLabelText('Message'), 'Half a tho');
  cleanup();
  open({ homes: [home('9')], reply: true });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a tho');
  await press('Send message');
  await arrived();
  cleanup();
  open({ homes: [home('9')], reply: true });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
});

test('keeps tour times and contact details of a dialog that was closed, until they are deleted', async () => {
  const again = () =>
    open(
      { homes: [home('8')] },
      { renter: { contact: defaultRenter.contact }, form: (ask) => <ContactDialog {...ask} /> },
    );
  again();
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  await press('Suggest a tour time');
  fireEvent.change(screen.getByLabelText('Tour time 1'), { target: { value: '2199-08-15T16:30' } });
  cleanup();
  again();
  const [name, tour] = ['First name', 'Tour time 1'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect([name?.value, tour?.value]).toEqual(['Ana', '2199-08-15T16:30']);
  cleanup();
  forgetAllUnsent();
  again();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
});

test('sends no move-in date that has passed', async () => {
  const moveIn = { ...defaultRenter.moveIn, moveInDate: '2001-08-15' };
  const { asked } = open({ homes: [home('1')] }, { renter: { answered: true, moveInAnswered: true, moveIn } });
  await press('Send request');
  await arrived();
  expect(asked()[0]).toMatchObject({ moveDate: null, pets: defaultRenter.moveIn.petsSelected });
});

test('rejects a tour time with a day but no time', async () => {
  const { asked, refused } = open({ homes: [home('1')] });
  await press('Suggest a tour time');
  // As browsers report a field that is filled in part: it has no value.
  Object.defineProperty(screen.getByLabelText('Tour time 1'), 'validity', { value: { badInput: true } });
  await press('Send request');
  expect(refused()).toEqual({ tourTimes: ['Choose a day and a time.'] });
  expect(asked()).toEqual([]);
});

test.each<[string, string[], Opened & { website?: string; isLost?: boolean }, string[]]>([
  ['all arrived', ['1', '2'], {}, ['Your request to 2 homes was sent.']],
  [
    'one waits',
    ['1', FULL],
    {},
    [
      'Your request to Home 1 was sent.',
      `Your request to Home ${FULL} is saved. We'll send it when the limit resets or the listing ends.`,
    ],
  ],
  [
    'one is checked',
    ['1', '2'],
    { website: 'https://pills.example', arrange: removed('2') },
    ['Your request to Home 1 was sent for a check.', "Your request to Home 2 wasn't sent: no longer available."],
  ],
  [
    'the connection is lost',
    ['1', '2'],
    { isLost: true },
    ['Your request to Home 1 was sent.', "Your request to Home 2 wasn't sent. Open it again to retry."],
  ],
  [
    'it is rejected',
    ['1', '2'],
    { person: { ...ana, email: REJECTED } },
    ["Your request to 2 homes wasn't sent. Open it again to retry."],
  ],
])(
  'says what came of requests whose dialog was closed: %s',
  async (_, ids, { website = '', isLost, ...opened }, said) => {
    const { world, hold, askedIds } = open({ homes: ids.map(home) }, opened);
    const first = hold();
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    if (trap) trap.value = website;
    await press('Send 2 requests');
    await waitFor(() => expect(askedIds()).toHaveLength(1));
    cleanup();
    const second = hold();
    first();
    if (isLost) {
      await waitFor(() => expect(askedIds()).toHaveLength(2));
      failing('SaveRequest', 'unreachable')(world);
    }
    second();
    await waitFor(() => expect(allNotices().map(({ message }) => message)).toEqual(said));
  },
);
