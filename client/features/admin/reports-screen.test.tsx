import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QUEUE_PER_PAGE } from '../../../domain/limits.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { ConsoleApp } from './console-app.tsx';

test('shows a page of the queue and how many there are, and the rest on request', async () => {
  const count = QUEUE_PER_PAGE + 1;
  const report = { reporters: 0, isUrgent: false, reports: [] };
  renderOnMock(<ConsoleApp />, {
    at: '/admin/reports',
    arrange: ({ db: { console } }) => {
      console.role = 'moderator';
      console.reports = Array.from({ length: count }, (_, index) => ({
        ...report,
        id: `${index}`,
        name: `House ${index}`,
        slug: `house-${index}`,
      }));
    },
  });
  await screen.findByRole('heading', { name: `Reports (${count})` });
  expect(screen.queryByText(`House ${QUEUE_PER_PAGE}`)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText(`House ${QUEUE_PER_PAGE}`);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
