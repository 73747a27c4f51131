import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toErrorList, type FieldErrors } from '../../../domain/field-errors.ts';
import { postingErrorKeys, type PostingErrorKey } from '../../../domain/posting/error-fields.ts';
import { sectionOfError } from '../../../domain/posting/sections.ts';
import { LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { dialogLoaders } from '../../app/dialog-loaders.ts';
import { Notices } from '../../components/notices/notices.tsx';
import { RejectedFieldsProvider } from '../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../forms/use-prefilled-form.ts';
import { DialogHost } from '../../shared/dialogs/dialog-host.tsx';
import type { PostingValues } from './draft/form-values.ts';
import { EditForm } from './edit/edit-form.tsx';
import { exampleDraft } from './example-draft.fixture.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { saidAloud } from './posting.fixture.tsx';
import type { PostingState } from './use-posting.ts';
import { SectionFlow } from './flow/section-flow.tsx';

/** Each key under which the server refuses a listing stands where section 5 says, first message, until it is mended. */

let broughtUp: Element[];
beforeEach(() => {
  broughtUp = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element, how) {
    if (typeof how === 'object' && how.block === 'start') broughtUp.push(this);
  });
});
afterEach(() => void vi.restoreAllMocks());

const landlord = { id: '1', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };
const password = 'a long phrase';
const values = { ...exampleDraft, email: landlord.email, password, password_confirmation: password };
const { email: _1, password: _2, password_confirmation: _3, ...draft } = values;
/** The example's draft as a listing that is edited. */
const edited = {
  __typename: 'MyListing' as const,
  id: '7',
  version: 1,
  price: 49,
  cardBrand: 'visa',
  cardLast4: '4242',
  listing: { name: draft.name },
  draft: { ...draft, id: '7', draftId: null, images: draft.images.map((pair) => ({ ...pair, caption: null })) },
};

/** A form that holds the draft, as the screens make it. */
function DraftForm({ children }: { children: ReactNode }) {
  const form = usePrefilledForm<PostingValues>(() => values);
  return (
    <Form<PostingValues> form={form} subscription={{}} onSubmit={() => undefined}>
      {() => children}
    </Form>
  );
}

/** Renders a part of the posting screens with all that stands around it on a page; the operation is always rejected. */
function renderRejected(
  part: ReactNode,
  operation: 'ValidateStep' | 'EditListing' | 'PublishListing',
  errors: FieldErrors,
  as?: string,
): void {
  const { respond } = renderOnMock(
    <>
      <main id="content" tabIndex={-1}>
        <RejectedFieldsProvider>
          <Suspense>{part}</Suspense>
        </RejectedFieldsProvider>
      </main>
      <DialogHost dialogs={dialogLoaders} />
      <Notices />
    </>,
    { ...(as && { as }) },
  );
  const field = operation.charAt(0).toLowerCase() + operation.slice(1);
  // No world has errors at every key, each with two messages.
  respond(operation, () => ({ [field]: { __typename: 'Invalid', errors: toErrorList(errors) } }));
}

const options = { __typename: 'Options' as const, localProcessor: true, stripeKey: null, types: [] };
type Mend = () => void;
const write =
  (label: string | RegExp, text: string): Mend =>
  () =>
    fireEvent.change(within(screen.getByRole('main')).getAllByLabelText(label)[0] as HTMLElement, {
      target: { value: text },
    });
const press =
  (name: string | RegExp): Mend =>
  () =>
    fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

/** Where a key is shown and what mends it: in a section, on the payment, or nowhere but aloud. */
const rows: Record<PostingErrorKey, { on: 'sections' | 'payment' | 'nowhere'; mend?: Mend; aloud?: boolean }> = {
  name: { on: 'sections', mend: write('Property name', 'Another') },
  'contact.firstName': { on: 'sections', mend: write('First name', 'Ana') },
  'contact.lastName': { on: 'sections', mend: write('Last name', 'Reyes') },
  'contact.email': { on: 'sections', mend: write(/^Email/, 'ana@walnut.example') },
  'contact.phone': { on: 'sections', mend: write('Phone', '6145550199') },
  email: { on: 'sections', mend: write('Account email', 'ana@walnut.example') },
  password: { on: 'sections', mend: write(/^Password/, 'another phrase') },
  password_confirmation: { on: 'sections', mend: write('Confirm password', 'another phrase') },
  'location.address': { on: 'sections', mend: write('Street address', '9 Elm St') },
  'location.city': { on: 'sections', mend: write('City', 'Dublin') },
  'location.state': { on: 'sections', mend: write('State', 'MI') },
  'location.zip': { on: 'sections', mend: write('Zip', '48104') },
  'location.coordinates': { on: 'sections', aloud: true },
  floorplans: { on: 'sections', mend: write('Monthly rent', '900') },
  description: { on: 'sections', mend: write(/^Description/, 'Other words') },
  images: { on: 'sections', mend: press(/^Remove image/), aloud: true },
  virtualTour: { on: 'sections', mend: write('Link to a virtual tour', 'https://tours.example.com/2') },
  amenities: { on: 'sections', mend: press('Pool') },
  type: { on: 'nowhere', aloud: true },
  notification: { on: 'nowhere', aloud: true },
  'payment.address': { on: 'payment', mend: write('Billing address', '9 Elm St') },
  'payment.zip': { on: 'payment', mend: write('Billing zip', '48104') },
  'payment.cardNumber': { on: 'payment', mend: write('Card number', '5555555555554444') },
  'payment.securityCode': { on: 'payment', mend: write('Security code', '999') },
  'payment.expirationMonth': { on: 'payment', mend: write('Expiration month', '11') },
  'payment.expirationYear': { on: 'payment', mend: write('Expiration year', '2031') },
  payment: { on: 'nowhere' },
  auth: { on: 'nowhere' },
};
const keysOn = (place: string) => postingErrorKeys.filter((key) => rows[key].on === place);
const ofAccount = (key: string) => sectionOfError(key) === 'password';

/** The last field of a page: the focus goes to the first of those that are refused, and what is mended takes away no other. */
const lastOn = { sections: 'amenities', payment: 'payment.securityCode' } as const;

const first = (key: string) => `The first message of ${key}.`;
const ELSEWHERE = 'Of another field.';

/** Step 2 with everything written, about to be checked as a whole. */
async function refuseAll(key: PostingErrorKey, also: PostingErrorKey = 'type'): Promise<void> {
  const errors = { [also]: [ELSEWHERE], [key]: [first(key), 'The second message.'] };
  renderRejected(
    <DraftForm>
      <SectionFlow logged={ofAccount(key) ? 0 : 1} aside={null} />
    </DraftForm>,
    'ValidateStep',
    errors,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to Payment →' }));
}

async function refuseEdit(key: PostingErrorKey, also: PostingErrorKey = 'type'): Promise<void> {
  const errors = { [also]: [ELSEWHERE], [key]: [first(key), 'The second message.'] };
  renderRejected(<EditForm listing={edited} />, 'EditListing', errors);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish Changes →' }));
}

/** The payment with its card filled in, which the processor takes. */
async function refusePayment(key: PostingErrorKey, also: PostingErrorKey = 'type', as?: string): Promise<void> {
  const errors = { [also]: [ELSEWHERE], [key]: [first(key), 'The second message.'] };
  const posting: PostingState = { draft: { ...draft, restored: 0 }, viewer: landlord, logged: 1 };
  renderRejected(
    <PaymentForm
      posting={posting}
      options={options}
      price={49}
      published={() => undefined}
      finished={() => undefined}
    />,
    'PublishListing',
    errors,
    as,
  );
  // A landlord on the mock has a card on file.
  if (as) fireEvent.click(await screen.findByRole('radio', { name: 'Another card' }));
  await screen.findByLabelText('Card number');
  write('Billing address', '1 High St')();
  write('Billing zip', '43210')();
  write('Card number', '4242424242424242')();
  write('Security code', '123')();
  write('Expiration month', '12')();
  write('Expiration year', '2030')();
  fireEvent.click(screen.getByRole('button', { name: 'Process Payment' }));
}

/**
 * The first message stands at its field, which is focused, and in a summary that leads there; the field's own edit
 * takes it away.
 */
async function standsAtItsField(key: PostingErrorKey, also?: PostingErrorKey): Promise<void> {
  const { mend, aloud = false } = rows[key];
  const FIRST = first(key);
  const main = within(screen.getByRole('main'));
  const link = await main.findByRole('link', { name: FIRST });
  expect(main.queryByText('The second message.')).toBeNull();
  const control = document.getElementById((link.getAttribute('href') ?? '').slice(1)) as HTMLElement;
  expect(control).not.toBeNull();
  // a control of its own says it is wrong, and by what; rows, tiles and chips have the message itself
  const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? control.id;
  expect(document.getElementById(described)?.textContent).toContain(FIRST);
  expect(control.matches('input, select, textarea')).toBe(control.getAttribute('aria-invalid') === 'true');
  await waitFor(() => expect(document.activeElement).toBe(control));
  expect(broughtUp).toContain(control.closest('form'));
  await waitFor(() => expect(saidAloud().includes(FIRST)).toBe(aloud));
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(link);
  expect(document.activeElement).toBe(control);
  if (!mend) return;
  await waitFor(mend);
  await waitFor(() => expect(main.queryByRole('link', { name: FIRST })).toBeNull());
  expect(main.queryAllByRole('link', { name: ELSEWHERE })).toHaveLength(also && also !== key ? 1 : 0);
}

describe('step 2', () => {
  test.each(keysOn('sections'))('%s', async (key) => {
    await refuseAll(key);
    await standsAtItsField(key);
  });
});

describe('an edit', () => {
  test.each(keysOn('sections').filter((key) => !ofAccount(key)))('%s', async (key) => {
    await refuseEdit(key, lastOn.sections);
    await standsAtItsField(key, lastOn.sections);
  });
});

describe('the payment', () => {
  test.each(keysOn('payment'))('%s', async (key) => {
    await refusePayment(key, lastOn.payment);
    await standsAtItsField(key, lastOn.payment);
  });
});

describe('what has no field there', () => {
  const doors = { 'step 2': refuseAll, 'an edit': refuseEdit, 'the payment': refusePayment };
  test.each(Object.entries(doors))('is said as a notification by %s', async (_, refuse) => {
    await refuse('notification');
    await waitFor(() => expect(saidAloud()).toContain(first('notification')));
    expect(saidAloud()).toContain(ELSEWHERE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a payment that is refused as a whole is said in a dialog with an OK, and gives the focus back', async () => {
    await refusePayment('payment');
    const pay = screen.getByRole('button', { name: 'Process Payment' });
    pay.focus();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(first('payment'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  });

  test('an email that is refused at the payment is said, for it has no field there', async () => {
    await refusePayment('email');
    expect((await screen.findByRole('dialog')).textContent).toContain(first('email'));
  });

  test('to a landlord with a way back to the section that makes an account', async () => {
    await refusePayment('email', 'type', LANDLORD);
    await waitFor(() => expect(saidAloud()).toContain(first('email')));
    expect(screen.getByRole('button', { name: 'Fix it' })).toBeTruthy();
    // logged is 0 (K30)
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
  });

  test.each(Object.entries(doors))('a session that has ended opens the login over %s', async (_, refuse) => {
    await refuse('auth');
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(dialog.textContent).toContain('Your session has ended.');
    expect(dialog.textContent).toContain('Login here if you have previously posted a listing.');
  });
});
