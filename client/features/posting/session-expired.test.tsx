import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { NOT_LOGGED_IN } from '../../../domain/request-errors.ts';
import { DEMO_PASSWORD, EMPTY_LANDLORD, LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { dialogLoaders } from '../../app/dialog-loaders.ts';
import { Button } from '../../components/button.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { DialogHost } from '../../shared/dialogs/dialog-host.tsx';
import { openPosting, written } from './posting.fixture.tsx';

/** When the session ends during any action, a login dialog opens, and the action resumes after the login. */

/** `fillsIn`: the dialog knows the landlord of the page. */
async function logIn(as: string, { fillsIn = false } = {}): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  expect(dialog.getByText(/Your session has ended\./)).toBeTruthy();
  const email = dialog.getByLabelText<HTMLInputElement>('Email');
  if (fillsIn) expect(email.value).toBe(as);
  else fireEvent.change(email, { target: { value: as } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: DEMO_PASSWORD } });
  fireEvent.click(dialog.getByRole('button', { name: 'Login' }));
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('Continue to Payment', async () => {
  const { mock, sent, isAt } = openPosting({ path: '/post/step-2', draft: written, as: EMPTY_LANDLORD });
  const next = await screen.findByRole('button', { name: 'Continue to Payment →' });
  write('Property name', 'Written meanwhile');
  mock.world.db.sessions = [];
  fireEvent.click(next);
  await logIn(EMPTY_LANDLORD, { fillsIn: true });
  await isAt('/post/step-3');
  const checked = sent('ValidateStep').filter(({ step }) => step === 'complete-step');
  expect(checked).toHaveLength(2);
  expect(checked[1]).toMatchObject({ draft: { name: 'Written meanwhile' } });
});

test('Process Payment: keeps the card in its fields and charges it once', async () => {
  const { mock, sent } = openPosting({ path: '/post/step-3', draft: written, as: EMPTY_LANDLORD });
  const { db } = mock.world;
  const invoices = db.invoices.length;
  await screen.findByLabelText('Card number');
  write('Billing address', '1 High St');
  write('Billing zip', '43210');
  write('Card number', '4242424242424242');
  write('Security code', '123');
  write('Expiration month', '12');
  write('Expiration year', '2030');
  mock.world.db.sessions = [];
  fireEvent.click(screen.getByRole('button', { name: 'Process Payment' }));
  await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  await logIn(EMPTY_LANDLORD, { fillsIn: true });
  await waitFor(() => expect(db.listings.filter(({ name }) => name === written.name)).toHaveLength(1));
  expect(db.invoices).toHaveLength(invoices + 1);
  const published = sent('PublishListing');
  // a response had arrived, so the second is another publish intent (K27)
  expect(new Set(published.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(published).toMatchObject([{ price: 49 }, { price: 49 }]);
});

function Doing({ work }: { work: () => Promise<void> }) {
  const action = useAsyncAction();
  return (
    <>
      <Button busy={action.busy} onClick={() => void action.run(work)}>
        Do it
      </Button>
      <RequestFailed action={action} />
    </>
  );
}

const renderWithDialogs = (part: ReactNode) =>
  renderOnMock(
    <>
      {part}
      <DialogHost dialogs={dialogLoaders} />
    </>,
    { as: LANDLORD },
  );

test('any action that receives the status: shows no "server unreachable" error', async () => {
  const { CombinedGraphQLErrors } = await import('@apollo/client');
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: NOT_LOGGED_IN.message, extensions: { code: NOT_LOGGED_IN.code } }],
  });
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue();
  renderWithDialogs(<Doing work={work} />);
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await logIn(LANDLORD);
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Retry')).toBeNull();
});

test('returns from a password reset to the login and to the interrupted action', async () => {
  const work = vi.fn<() => Promise<void>>();
  const { openDialog } = await import('../../shared/dialogs/dialog-store.ts');
  renderWithDialogs(<p>Here</p>);
  act(() => openDialog('login', { message: 'Your session has ended.', onSuccess: () => void work() }));
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot Password' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  await logIn(LANDLORD);
  await waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});
