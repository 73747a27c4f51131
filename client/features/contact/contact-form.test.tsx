import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from '../../app/router/router.tsx';
import { defer } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { defaultRenter } from '../../shared/renter/renter-defaults.ts';
import { readRenter, writeRenter } from '../../shared/renter/renter-store.ts';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import type { ContactRequest } from '../../shared/dialogs/dialog-store.ts';
import { allNotices, dismiss } from '../../components/notices/notice-store.ts';
import { withoutLayout } from '../posting/answered.fixture.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { CorrectEmail } from './congratulations/correct-email.tsx';
import { forgetAllUnsent } from './unsent-request.ts';

type Variables = { request?: Record<string, unknown>; reply?: Record<string, unknown> };
type Answer = 'sent' | 'waits' | 'checked' | 'gone' | 'refused' | 'lost';

const home = (id: string) => ({ id, name: `Home ${id}`, slug: `home-${id}` });
const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '(614) 555-0123', email: 'ana@student.example' };

const invalid = (field: string) => ({
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldErrors', field, messages: ['No.'] }],
});
const stored = { __typename: 'LeadSent', sentForCheck: false, repeated: false, followUp: false };
const told: Record<Exclude<Answer, 'lost'>, object> = {
  sent: { ...stored, id: '1', delivered: true, secret: '1.x' },
  waits: { ...stored, id: '2', delivered: false, secret: '2.x' },
  checked: { ...stored, id: '3', delivered: false, sentForCheck: true, secret: '3.x' },
  gone: invalid('housingId'),
  refused: invalid('email'),
};

let asked: Record<string, unknown>[];
let answers: Record<string, Answer>;
let refused: unknown;
/** The server's responses wait for it. */
let held: Promise<void>;
beforeEach(() => {
  [asked, answers, refused, held] = [[], {}, undefined, Promise.resolve()];
});
afterEach(() => {
  cleanup();
  for (const { id } of allNotices()) dismiss(id);
});

const link = new ApolloLink(({ variables, operationName }) =>
  defer(async () => {
    const { request, reply } = variables as Variables;
    const sent = request ?? reply ?? {};
    asked.push(sent);
    const answer = answers[String(sent['housingId'])] ?? 'sent';
    await held;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return { data: { [operationName === 'SendReply' ? 'sendReply' : 'saveRequest']: told[answer] } };
  }),
);

function Where() {
  const { pathname, state } = useLocation();
  return <output>{pathname === '/' ? '' : JSON.stringify({ pathname, state: state as unknown })}</output>;
}

function open(
  ask: ContactRequest,
  contact = ana,
  renderForm = (shown: ContactRequest) => (
    <ContactForm ask={shown} person={ana} problems={() => ({})} refuse={(errors) => (refused = errors)}>
      <p>Between</p>
    </ContactForm>
  ),
) {
  const client = new ApolloClient({ cache: createCache(), link });
  writeRenter(client.cache, { ...defaultRenter, contact });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <RejectedFieldsProvider>{renderForm(ask)}</RejectedFieldsProvider>
        <Where />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return client;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const arrived = async () => {
  await waitFor(() => expect(document.querySelector('output')?.textContent).not.toBe(''));
  return JSON.parse(document.querySelector('output')?.textContent ?? '') as Record<string, unknown>;
};
const askedIds = () => asked.map(({ housingId }) => housingId);

test('sends to several listings one after the other, and reports the outcome of each', async () => {
  answers = { '2': 'waits', '3': 'gone' };
  const { cache } = open({ homes: ['1', '2', '3', '4'].map(home), schoolId: '7' });
  await press('Send 4 requests');
  expect(await arrived()).toEqual({
    pathname: '/congratulations',
    state: {
      reply: false,
      corrects: false,
      email: ana.email,
      homes: [
        { ...home('1'), outcome: 'sent', secret: '1.x' },
        { ...home('2'), outcome: 'waits', secret: '2.x' },
        { ...home('3'), outcome: 'gone' },
        { ...home('4'), outcome: 'sent', secret: '1.x' },
      ],
      schoolId: '7',
    },
  });
  expect(askedIds()).toEqual(['1', '2', '3', '4']);
  expect(asked[0]).toMatchObject({
    ...ana,
    schoolId: '7',
    locationType: 'college',
    propertyName: 'Home 1',
    website: '',
  });
  expect(readRenter(cache).requests).toEqual(['4', '2', '1']);
});

test('resumes after a lost connection, and sends no request twice', async () => {
  answers = { '2': 'lost' };
  open({ homes: ['1', '2', '3'].map(home) });
  await press('Send 3 requests');
  expect(await screen.findByText('We could not reach the server. Nothing was lost. Try again.')).toBeTruthy();
  expect(screen.getByText('1 of 3 done.')).toBeTruthy();
  expect(askedIds()).toEqual(['1', '2']);
  answers = {};
  expect(screen.getByRole('button', { name: 'Send the other 2' })).toBeTruthy();
  await press('Retry');
  expect(await arrived()).toMatchObject({ pathname: '/congratulations' });
  expect(askedIds()).toEqual(['1', '2', '2', '3']);
});

test("stops before the next listing when the renter's details are rejected", async () => {
  answers = { '1': 'refused' };
  open({ homes: ['1', '2'].map(home) });
  await press('Send 2 requests');
  await waitFor(() => expect(refused).toEqual({ email: ['No.'] }));
  expect(askedIds()).toEqual(['1']);
});

test('corrects the address of what was sent: each landlord gets a follow-up, and the page names the right mailbox', async () => {
  const homes = ['1', '2'].map((id) => ({ ...home(id), outcome: 'sent' as const, secret: `${id}.x` }));
  const sent = { reply: false, corrects: false, email: ana.email, homes, schoolId: null };
  const { cache } = open({ homes: [] }, ana, () => <CorrectEmail sent={sent} />);
  await press('Correct your email address');
  const field = screen.getByLabelText<HTMLInputElement>('Your email');
  await press('Tell the landlords');
  expect(await screen.findByText('Enter the right address.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'ana@college');
  await press('Tell the landlords');
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.type(field, '.example');
  await press('Tell the landlords');
  expect(await arrived()).toMatchObject({ state: { corrects: true, email: 'ana@college.example' } });
  expect(asked).toMatchObject(
    homes.map(({ id, secret }) => ({
      housingId: id,
      follows: secret,
      email: 'ana@college.example',
      message: 'My email address was wrong. Please reply to ana@college.example, not ana@student.example.',
    })),
  );
  expect(readRenter(cache).contact.email).toBe('ana@college.example');
});

test('needs no phone number', async () => {
  withoutLayout();
  open({ homes: [home('1')] }, { ...ana, phone: '' }, (ask) => <ContactDialog {...ask} />);
  await press('Send request');
  await arrived();
  expect(asked[0]).toMatchObject({ phone: '' });
});

test('shows that a listing is unavailable, with a link to others', async () => {
  answers = { '1': 'gone' };
  const { cache } = open({ homes: [home('1')], schoolId: '7' });
  await press('Send request');
  expect((await screen.findByRole('alert')).textContent).toBe('This home is no longer available. See other homes');
  expect(screen.getByRole('link', { name: 'See other homes' }).getAttribute('href')).toBe(
    '/matches?location_type=college&location_id=7',
  );
  expect(readRenter(cache).requests).toEqual([]);
});

test('does not send the defaults of an unanswered questionnaire', async () => {
  open({ homes: [home('1')] });
  await press('Send request');
  await arrived();
  expect(asked[0]).toMatchObject({ bedrooms: null, bathrooms: null, budgets: null, schoolId: null });
});

test('states the filters of the last search, and the answers that were given', async () => {
  const { cache } = open({ homes: [{ ...home('1'), schoolId: '204796' }] });
  writeRenter(cache, {
    ...readRenter(cache),
    lastSearch: 'location_type=college&location_id=204796&bedrooms=9&must=2&laundry=unit&pets=1',
    moveIn: { ...defaultRenter.moveIn, petsSelected: [1], featuresSelected: [2] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Is parking included?' }));
  await press('Send request');
  await arrived();
  expect(asked[0]).toMatchObject({
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
  expect(readRenter(cache).requestDays).toMatchObject([{ id: '1', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});

test('sends up to three tour times, and rejects one that has passed', async () => {
  open({ homes: [home('1')] });
  await press('Suggest a tour time');
  const first = screen.getByLabelText<HTMLInputElement>('Tour time 1');
  fireEvent.change(first, { target: { value: '2001-08-15T16:30' } });
  await press('Send request');
  expect(refused).toEqual({ tourTimes: ['That date has passed. Choose today or later.'] });
  fireEvent.change(first, { target: { value: '2199-08-15T16:30' } });
  await press('Add another time');
  await press('Add another time');
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
  await press('Send request');
  await arrived();
  expect(asked[0]).toMatchObject({ tourTimes: ['2199-08-15T16:30'] });
});

test('sends a message with its text only, and rejects an empty one', async () => {
  open({ homes: [home('1')], reply: true });
  await press('Send message');
  expect(refused).toEqual({ message: ['Enter a message.'] });
  await userEvent.type(screen.getByLabelText('Message'), 'Is it quiet?');
  await press('Send message');
  expect(await arrived()).toMatchObject({ state: { reply: true, homes: [{ outcome: 'sent' }] } });
  expect(asked).toEqual([
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
  open({ homes: [home('1')] });
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
  expect(asked[0]).toMatchObject({ website: 'https://pills.example' });
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
  withoutLayout();
  const again = () => open({ homes: [home('8')] }, defaultRenter.contact, (ask) => <ContactDialog {...ask} />);
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
  const { cache } = open({ homes: [home('1')] });
  const moveIn = { ...defaultRenter.moveIn, moveInDate: '2001-08-15' };
  writeRenter(cache, { ...readRenter(cache), answered: true, moveInAnswered: true, moveIn });
  await press('Send request');
  await arrived();
  expect(asked[0]).toMatchObject({ moveDate: null, pets: defaultRenter.moveIn.petsSelected });
});

test('rejects a tour time with a day but no time', async () => {
  open({ homes: [home('1')] });
  await press('Suggest a tour time');
  // As browsers report a field that is filled in part: it has no value.
  Object.defineProperty(screen.getByLabelText('Tour time 1'), 'validity', { value: { badInput: true } });
  await press('Send request');
  expect(refused).toEqual({ tourTimes: ['Choose a day and a time.'] });
  expect(asked).toEqual([]);
});

test.each<[string, Answer[], string[]]>([
  ['all arrived', ['sent', 'sent'], ['Your request to 2 homes was sent.']],
  [
    'one waits',
    ['sent', 'waits'],
    [
      'Your request to Home 1 was sent.',
      "Your request to Home 2 is saved. We'll send it when the limit resets or the listing ends.",
    ],
  ],
  [
    'one is checked',
    ['checked', 'gone'],
    ['Your request to Home 1 was sent for a check.', "Your request to Home 2 wasn't sent: no longer available."],
  ],
  [
    'the connection is lost',
    ['sent', 'lost'],
    ['Your request to Home 1 was sent.', "Your request to Home 2 wasn't sent. Open it again to retry."],
  ],
  ['it is rejected', ['refused'], ["Your request to 2 homes wasn't sent. Open it again to retry."]],
])('says what came of requests whose dialog was closed: %s', async (_, [first, second], said) => {
  answers = { '1': first ?? 'sent', '2': second ?? 'sent' };
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  open({ homes: ['1', '2'].map(home) });
  await press('Send 2 requests');
  cleanup();
  resolve();
  await waitFor(() => expect(allNotices().map(({ message }) => message)).toEqual(said));
});
