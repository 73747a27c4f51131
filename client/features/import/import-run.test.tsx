import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { importErrors } from '../../../domain/posting/import/import-columns.ts';
import { LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { invalid, onPage } from '../posting/answered.fixture.tsx';
import { exampleImport } from './example-import.fixture.ts';
import { ImportRun } from './import-run.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('offers another file once the limit of drafts stops the import', async () => {
  const reload = vi.fn(() => Promise.resolve());
  onPage(
    <ImportRun current={{ ...exampleImport, state: 'running' }} reload={reload} />,
    {
      RunListingImport: { runListingImport: invalid({ notification: [importErrors.tooManyDrafts] }) },
    },
    { as: LANDLORD },
  );
  expect(screen.queryByLabelText(/^CSV file/)).toBeNull();
  await screen.findByText(importErrors.tooManyDrafts);
  // jsdom's files are none that fetch sends.
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: '2' } }));
  fireEvent.change(screen.getByLabelText(/^CSV file/), {
    target: { files: [new File(['ID'], 'fewer.csv')] },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
