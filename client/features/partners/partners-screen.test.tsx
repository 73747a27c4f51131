import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OSU } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

const fields = {
  'First name': 'Ana',
  'Last name': 'Reyes',
  Email: 'ana@college.example',
  Phone: '6145550123',
  'About your site': 'https://college.example, for our students.',
};
const snippet = () => screen.findByText(/<script/, { selector: 'code' });

test('keeps a typed inquiry when the widget is set up, and its snippet names the choice', async () => {
  const { mock } = renderOnMock(<App />, { at: `/partners?${OSU}` });
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByLabelText(/^Sidebar/));
  expect((await snippet()).textContent).toContain('204796');
  expect(new URLSearchParams(location.search).get('size')).toBe('narrow');
  await userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
  await screen.findByText('Thank you. A person will read it and reply to ana@college.example.');
  expect(mock.world.db.inquiries.at(-1)).toMatchObject({
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'ana@college.example',
    phone: '6145550123',
    about: fields['About your site'],
  });
});

test('shows what is missing in an inquiry at its fields, and sends nothing', async () => {
  const { mock } = renderOnMock(<App />, { at: '/partners' });
  const before = mock.world.db.inquiries.length;
  await userEvent.click(await screen.findByRole('button', { name: 'Send inquiry' }));
  await screen.findByText('5 things to fix');
  for (const label of Object.keys(fields))
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(mock.world.db.inquiries).toHaveLength(before);
});
