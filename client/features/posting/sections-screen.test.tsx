import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sections, type Section } from '../../../domain/posting/sections.ts';
import { isNotReady } from '../../../tests/setup/is-not-ready.ts';
import { account, openPosting, refused, written } from './posting.fixture.tsx';

const { type, name, contact } = written;
const heading = (words: string) => screen.queryByRole('heading', { level: 2, name: words });
const goOn = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Continue' });

test('reveals a section once the previous one is confirmed, and then drops the Continue button of that one', async () => {
  const { user, sent } = openPosting({ path: '/post/step-2', draft: { type: 84, name: 'Walnut Row' } });
  await screen.findByText('Section 1 of 7');
  expect([heading('Create a Password'), isNotReady(goOn()[0])]).toEqual([null, true]);
  for (const [label, text] of [
    ['First name', 'Rosa'],
    ['Last name', 'Neil'],
    ['Email', 'rosa@walnut.example'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  screen.getByText('Still needed: phone');
  expect(isNotReady(goOn()[0])).toBe(true);
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('6145557788');
  await user.click(screen.getByText('Continue'));
  await screen.findByText('Section 2 of 7');
  expect(heading('Contact Information')).toBeTruthy();
  expect([goOn().length, heading('Property Location')]).toEqual([1, null]);
  expect(document.title).toBe('Create a Listing');
  expect(sent('ValidateStep').map(({ step }) => step)).toEqual(['property-contact-step']);
});

test('reveals the sections in the order of the one array, also in the other order of the specification (44)', async () => {
  const before = [...sections];
  const other = ['location', 'contact', 'password', 'description', 'floorplans', 'amenities', 'images'];
  const order: Section[] = sections as unknown as Section[];
  order.sort((a, b) => other.indexOf(a.name) - other.indexOf(b.name));
  try {
    const { location, description } = written;
    openPosting({
      path: '/post/step-2',
      draft: { type: 84, ...(location && { location }), ...(description !== undefined && { description }) },
    });
    await screen.findByText('Section 2 of 7');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Property Location', 'Contact Information']);
    expect(heading('Listing Description')).toBeNull();
  } finally {
    order.splice(0, order.length, ...before);
  }
});

test('stays at a section that the server rejects; editing the field clears its message', async () => {
  const { user, respond } = openPosting({ path: '/post/step-2', draft: { type: 84, name: 'Walnut Row' } });
  respond('ValidateStep', () => ({ validateStep: refused('contact.email', 'Not this one.') }));
  for (const [label, text] of Object.entries({ 'First name': 'Rosa', 'Last name': 'Neil', Phone: '6145557788' })) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByLabelText('Email'));
  await user.paste('rosa');
  await user.click(screen.getByText('Continue'));
  // at the field and as a link in the summary
  expect(await screen.findAllByText('Not this one.')).toHaveLength(2);
  screen.getByText('Section 1 of 7');
  await user.click(screen.getByLabelText('Email'));
  await user.paste('@walnut.example');
  expect(screen.queryByText('Not this one.')).toBeNull();
});

test('removes the password section after a login during the flow and keeps everything typed (K09)', async () => {
  const { user, logIn } = openPosting({
    path: '/post/step-2',
    draft: { type: type ?? 84, name: name ?? '', ...(contact && { contact }) },
  });
  await screen.findByText('Section 2 of 7');
  await user.click(screen.getByLabelText('Property name'));
  await user.paste(' West');
  logIn();
  await screen.findByText('Section 2 of 6');
  expect([heading('Create a Password'), heading('Property Location') !== null]).toEqual([null, true]);
  expect(screen.getByLabelText<HTMLInputElement>('Property name').value).toBe('Walnut Row West');
});

test('shows the summary after the last section, and step 3 when the server accepts all of them', async () => {
  const { user, sent, isAt } = openPosting({ path: '/post/step-2', draft: written, account });
  await screen.findByText("You're almost finished!");
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await screen.findAllByText(/Ohio State University/);
  await user.click(screen.getByText('Continue to Payment →'));
  await isAt('/post/step-3');
  expect(sent('ValidateStep')[0]).toMatchObject({
    step: 'complete-step',
    draft: {
      // The colleges that the page names (requirement 77).
      location: { availableLocations: { list: expect.arrayContaining(['Ohio State University']) } },
      account: { email: account.email, password: account.password, passwordConfirmation: account.password },
    },
  });
});
