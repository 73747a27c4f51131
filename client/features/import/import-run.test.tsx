import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { importErrors } from '../../../domain/posting/import/import-columns.ts';
import { invalid, onPage } from '../posting/answered.fixture.tsx';
import { exampleImport } from './example-import.fixture.ts';
import { ImportRun } from './import-run.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('offers another file once the limit of drafts stops the import', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: '2' } }));
  const reload = vi.fn(() => Promise.resolve());
  onPage(<ImportRun current={{ ...exampleImport, state: 'running' }} reload={reload} />, {
    RunListingImport: { runListingImport: invalid({ notification: [importErrors.tooManyDrafts] }) },
  });
  expect(screen.queryByLabelText(/^CSV file/)).toBeNull();
  await screen.findByText(importErrors.tooManyDrafts);
  fireEvent.change(screen.getByLabelText(/^CSV file/), { target: { files: [new File(['ID'], 'fewer.csv')] } });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
