import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { defer, NEVER } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { NOT_LOGGED_IN, TOO_MANY_REQUESTS } from '../../../domain/request-errors.ts';
import { createCache } from '../../graphql/cache.ts';
import { UNREACHABLE } from '../../graphql/error-message.ts';
import { closeDialog, useOpenDialog } from '../../shared/dialogs/dialog-store.ts';
import { exampleLead } from './example-lead.fixture.ts';
import { Inbox } from './inbox.tsx';

afterEach(() => {
  closeDialog();
  cleanup();
});

const counts = { __typename: 'LeadCounts', all: 1, new: 1, contacted: 0, toured: 0, rented: 0, closed: 0, spam: 0 };
const lead = { __typename: 'Lead' as const, ...exampleLead, id: '1', firstName: 'Mary', unread: false, note: '' };
const good: FormattedExecutionResult = {
  data: {
    leadInbox: { __typename: 'LeadPage', leads: [lead], more: false },
    leadCounts: { ...counts, unread: 0 },
  },
};
const ended: FormattedExecutionResult = {
  errors: [{ message: NOT_LOGGED_IN.message, extensions: { code: NOT_LOGGED_IN.code } }],
};

/** Renders the open login dialog, with a button that completes the login. */
function Dialog() {
  const open = useOpenDialog();
  if (open?.name !== 'login') return null;
  const { message, onSuccess } = open.given;
  return (
    <div role="dialog">
      {message}
      <button type="button" onClick={onSuccess}>
        Log in again
      </button>
    </div>
  );
}

let answer: FormattedExecutionResult | Error;
function openInbox() {
  answer = good;
  const link = new ApolloLink(({ operationType, operationName, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    return defer(async (): Promise<FormattedExecutionResult> => {
      if (answer instanceof Error) throw answer;
      if (operationName !== 'ChangeLead') return answer;
      const changed = { ...lead, ...(variables['change'] as object) };
      return { data: { changeLead: { __typename: 'LeadChanged', lead: changed } } };
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Inbox />
      <Dialog />
    </ApolloProvider>,
  );
}

test('opens the login dialog when the session has expired, and then applies the chosen filter', async () => {
  openInbox();
  await screen.findByText(/Mary/);
  answer = ended;
  fireEvent.click(screen.getByRole('button', { name: /^Toured/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Your session has ended.');
  answer = good;
  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }));
  await screen.findByText(/Mary/);
  expect(screen.getByRole('button', { name: /^Toured/ }).getAttribute('aria-pressed')).toBe('true');
});

test('shows an error in place of leads that fail to load, and retries', async () => {
  openInbox();
  await screen.findByText(/Mary/);
  answer = new TypeError('Failed to fetch');
  fireEvent.click(screen.getByRole('button', { name: /^Closed/ }));
  await screen.findByText(UNREACHABLE);
  answer = good;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Mary/);
});

test('says so when the account has downloaded too many files', async () => {
  openInbox();
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
    Response.json({ message: TOO_MANY_REQUESTS.message }, { status: 429 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV of 1 lead' }));
  await screen.findByText(TOO_MANY_REQUESTS.message);
});

test('keeps an unsaved note after a failed save, and keeps focus on the field after a successful one', async () => {
  openInbox();
  fireEvent.click(await screen.findByRole('button', { name: /Mary/ }));
  await userEvent.type(screen.getByLabelText('Private note'), 'Saturday');
  answer = new TypeError('Failed to fetch');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(UNREACHABLE);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Private note').value).toBe('Saturday');
  answer = good;
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('shows the first five leads, then all, with the focus on the first one added', async () => {
  openInbox();
  await screen.findByText(/Mary/);
  const leads = Array.from({ length: 7 }, (_, index) => ({ ...lead, id: `${9 - index}`, firstName: `Mary${index}` }));
  answer = {
    data: {
      leadInbox: { __typename: 'LeadPage', leads, more: false },
      leadCounts: { ...counts, all: 7, contacted: 7, unread: 0 },
    },
  };
  fireEvent.click(screen.getByRole('button', { name: /^Contacted/ }));
  await screen.findByText('5 of 7 leads');
  expect(screen.getAllByRole('button', { name: /Mary/ })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  // At once: a frame later the focus might be taken from what was pressed next.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Mary5/ }));
  expect(screen.getAllByRole('button', { name: /Mary/ })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
