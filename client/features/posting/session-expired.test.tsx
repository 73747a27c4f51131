import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOT_LOGGED_IN } from '../../../domain/request-errors.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { EMPTY_LANDLORD, LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { exampleDraft } from './example-draft.fixture.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { around, DraftForm, invalid, inTurn, landlord, onPage, type Answers } from './answered.fixture.tsx';
import { SectionFlow } from './flow/section-flow.tsx';

/** When the session ends during any action, a login dialog opens, and the action resumes after the login. */

const over = invalid({ auth: ['Log in to continue.'] });
const loggedIn = {
  __typename: 'LoggedIn',
  key: 'k',
  email: landlord.email,
  sessionId: 's',
  userAgent: 'u',
  ip: 'i',
  link: '/',
  viewer: { __typename: 'Viewer', ...landlord },
};
const page: Answers = { ...around, Login: { login: loggedIn } };

/** `fillsIn`: the dialog knows the landlord of the page. */
async function logIn({ fillsIn = false } = {}): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  expect(dialog.getByText(/Your session has ended\./)).toBeTruthy();
  const email = dialog.getByLabelText<HTMLInputElement>('Email');
  if (fillsIn) expect(email.value).toBe(landlord.email);
  else fireEvent.change(email, { target: { value: landlord.email } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'demo-landlord' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Login' }));
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('Continue to Payment', async () => {
  const sent = onPage(
    <DraftForm values={{ ...exampleDraft }}>
      <SectionFlow logged={1} aside={null} />
    </DraftForm>,
    { ...page, ValidateStep: inTurn({ validateStep: over }, { validateStep: { __typename: 'Done', ok: true } }) },
    { as: LANDLORD },
  );
  write('Property name', 'Written meanwhile');
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment →' }));
  await logIn({ fillsIn: true });
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'ValidateStep')).toHaveLength(2));
  expect(sent.findLast(({ operation }) => operation === 'ValidateStep')?.variables).toMatchObject({
    step: 'complete-step',
    draft: { name: 'Written meanwhile' },
  });
});

test('Process Payment: keeps the card in its fields and charges it once', async () => {
  const { email: _1, password: _2, password_confirmation: _3, ...draft } = exampleDraft;
  const published = vi.fn();
  const sent = onPage(
    <PaymentForm
      posting={{ draft: { ...draft, restored: 0 }, viewer: landlord, logged: 1 }}
      options={{ localProcessor: true, stripeKey: null, types: [] }}
      price={49}
      published={published}
      finished={() => undefined}
    />,
    {
      ...page,
      PublishListing: inTurn(
        { publishListing: over },
        { publishListing: { __typename: 'Published', listing: { __typename: 'MyListing', id: '7' }, user: null } },
      ),
    },
    { as: EMPTY_LANDLORD },
  );
  await screen.findByLabelText('Card number');
  write('Billing address', '1 High St');
  write('Billing zip', '43210');
  write('Card number', '4242424242424242');
  write('Security code', '123');
  write('Expiration month', '12');
  write('Expiration year', '2030');
  fireEvent.click(screen.getByRole('button', { name: 'Process Payment' }));
  await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  await logIn({ fillsIn: true });
  await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  const keys = sent.filter(({ operation }) => operation === 'PublishListing').map(({ variables }) => variables);
  // a response had arrived, so the second is another publish intent (K27)
  expect(new Set(keys.map((variables) => variables['idempotencyKey'])).size).toBe(2);
  expect(keys).toMatchObject([{ price: 49 }, { price: 49 }]);
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

test('any action that receives the status: shows no "server unreachable" error', async () => {
  const { CombinedGraphQLErrors } = await import('@apollo/client');
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: NOT_LOGGED_IN.message, extensions: { code: NOT_LOGGED_IN.code } }],
  });
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue();
  onPage(<Doing work={work} />, page, { as: LANDLORD });
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await logIn();
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Retry')).toBeNull();
});

test('returns from a password reset to the login and to the interrupted action', async () => {
  const work = vi.fn<() => Promise<void>>();
  const { openDialog } = await import('../../shared/dialogs/dialog-store.ts');
  onPage(<p>Here</p>, page, { as: LANDLORD });
  act(() => openDialog('login', { message: 'Your session has ended.', onSuccess: () => void work() }));
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot Password' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  await logIn();
  await waitFor(() => expect(work).toHaveBeenCalledTimes(1));
});
