import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { seededLead } from '../../../mocks/data/leads.ts';
import {
  accountOf,
  DEMO_PASSWORD,
  failing,
  findListing,
  LANDLORD,
  LOFTS,
  UNREACHABLE,
} from '../../../mocks/scenarios/setup/arrange.ts';
import type { LeadRow } from '../../../mocks/world/db.ts';
import type { LeadEvent, World } from '../../../mocks/world/world.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { dialogLoaders } from '../../app/dialog-loaders.ts';
import { DialogHost } from '../../shared/dialogs/dialog-host.tsx';
import { Inbox } from './inbox.tsx';

/** Returns a lead that its landlord has read, where it does not say otherwise. */
function lead(world: World, id: number, firstName: string, more: Partial<LeadRow> = {}): LeadRow {
  const row = seededLead(id, findListing(world, LOFTS).id, world.now(), 50);
  const read = { lastName: 'Rivera', stage: 'new', readAt: row.createdAt, note: '' } as const;
  return { ...row, ...read, firstName, ...more };
}

/** Opens the inbox of the demo landlord with a lead of each of these renters, the oldest first. */
function openInbox(...leads: [firstName: string, more?: Partial<LeadRow>][]) {
  const { mock } = renderOnMock(
    <>
      <Inbox />
      <DialogHost dialogs={dialogLoaders} />
    </>,
    {
      as: LANDLORD,
      arrange: (world) => {
        world.db.leads = leads.map(([firstName, more], index) => lead(world, index + 1, firstName, more));
      },
    },
  );
  const { world } = mock;
  const { id: account } = accountOf(world, LANDLORD);
  const tell = (id: number, what: LeadEvent['what']) => world.events.publish('lead', account, { id, what });
  return {
    world,
    /** Waits for both subscriptions: to new and to changed leads. */
    isSubscribed: () => world.events.untilSubscribed('lead', account, 2),
    arrive: async (id: number, firstName: string) => {
      world.db.leads = [...world.db.leads.filter((row) => row.id !== id), lead(world, id, firstName)];
      tell(id, 'arrived');
      await screen.findByText(`New lead: ${firstName} Rivera`);
    },
    change: (id: number, change: Partial<LeadRow>) => {
      const known = world.db.leads.find((row) => row.id === id);
      if (known) Object.assign(known, change);
      else world.db.leads.push(lead(world, id, '', change));
      tell(id, 'changed');
    },
  };
}
const names = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => /(Ada|Hedy|Grace|Mary|A renter)/.exec(textContent ?? '')?.[1]);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('opens the login dialog when the session has expired, and then applies the chosen filter', async () => {
  const { world } = openInbox(['Mary'], ['Grace', { stage: 'toured' }]);
  await screen.findByText(/Mary/);
  world.db.sessions = [];
  await press(/^Toured/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Your session has ended\./)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: LANDLORD } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: DEMO_PASSWORD } });
  fireEvent.click(dialog.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(names()).toEqual(['Grace']));
  expect(screen.getByRole('button', { name: /^Toured/ }).getAttribute('aria-pressed')).toBe('true');
});

test('shows an error in place of leads that fail to load, and retries', async () => {
  const { world } = openInbox(['Mary'], ['Grace', { stage: 'closed' }]);
  await screen.findByText(/Mary/);
  failing('LeadInbox', 'unreachable')(world);
  await press(/^Closed/);
  await screen.findByText(UNREACHABLE);
  world.faults.failing = {};
  await press('Try again');
  await waitFor(() => expect(names()).toEqual(['Grace']));
});

test('says so when the account has downloaded too many files', async () => {
  const { world } = openInbox(['Mary']);
  failing('csv', 'too-many')(world);
  await press('Download CSV of 1 lead');
  await screen.findByText(TOO_MANY_REQUESTS.message);
});

test('keeps an unsaved note after a failed save, and keeps focus on the field after a successful one', async () => {
  const { world } = openInbox(['Mary']);
  await press(/Mary/);
  await userEvent.type(screen.getByLabelText('Private note'), 'Saturday');
  failing('ChangeLead', 'unreachable')(world);
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(UNREACHABLE);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Private note').value).toBe('Saturday');
  world.faults.failing = {};
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(world.db.leads[0]?.note).toBe('Saturday');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('shows the first five leads, then all, with the focus on the first one added', async () => {
  openInbox(...Array.from({ length: 7 }, (_, index): [string] => [`Mary${6 - index}`]));
  await screen.findByText('5 of 7 leads');
  expect(screen.getAllByRole('button', { name: /Mary/ })).toHaveLength(5);
  await press('Show more');
  // At once: a frame later the focus might be taken from what was pressed next.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Mary5/ }));
  expect(screen.getAllByRole('button', { name: /Mary/ })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('adds a new lead to the top of the list once, and announces it', async () => {
  const { isSubscribed, arrive } = openInbox(['Mary'], ['Grace']);
  await screen.findByText(/Grace/);
  await isSubscribed();
  await arrive(3, 'Ada');
  await arrive(4, 'Hedy');
  await arrive(3, 'Ada');
  expect(names()).toEqual(['Hedy', 'Ada', 'Grace', 'Mary']);
});

test('counts a new lead that the filter leaves out, and shows it neither in the list nor behind a button', async () => {
  const { isSubscribed, arrive } = openInbox(['Mary'], ['Grace', { stage: 'toured' }]);
  await screen.findByText(/Mary/);
  await isSubscribed();
  await press(/^Toured/);
  await waitFor(() => expect(names()).toEqual(['Grace']));
  await arrive(3, 'Ada');
  await screen.findByRole('button', { name: 'All 3' });
  expect(names()).toEqual(['Grace']);
  await press(/Grace/);
  await arrive(4, 'Hedy');
  await screen.findByRole('button', { name: 'All 4' });
  expect(names()).toEqual(['Grace']);
  expect(screen.queryByRole('button', { name: /new lead/ })).toBeNull();
});

test('holds new leads behind a button while a lead is open', async () => {
  const { isSubscribed, arrive } = openInbox(['Mary'], ['Grace']);
  await press(/Grace/);
  await isSubscribed();
  await arrive(3, 'Ada');
  await arrive(4, 'Hedy');
  expect(names()).toEqual(['Grace', 'Mary']);
  await press('Show 2 new leads');
  await waitFor(() => expect(names()).toEqual(['Hedy', 'Ada', 'Grace', 'Mary']));
  expect(screen.queryByRole('button', { name: /new lead/ })).toBeNull();
});

test('updates a lead in place when it changes on another device, and keeps the page without a connection', async () => {
  const { world, isSubscribed, change } = openInbox(['Mary'], ['Grace']);
  await screen.findByText(/Mary/);
  await isSubscribed();
  change(1, { stage: 'rented' });
  await screen.findByRole('button', { name: /Mary.*Rented/ });
  expect(names()).toEqual(['Grace', 'Mary']);
  change(1, { spamAt: world.now().toISOString() });
  await waitFor(() => expect(names()).toEqual(['Grace']));
  change(9, { lastName: '' });
  await waitFor(() => expect(names()).toEqual(['A renter', 'Grace']));
  world.db.sessions = [];
  await act(async () => world.changed());
  expect(names()).toEqual(['A renter', 'Grace']);
});
