import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { seededUuid } from '../../../demo/seeded-uuid.ts';
import { MAX_IMPORTED_DRAFTS } from '../../../domain/limits.ts';
import { emptyPersistedDraft } from '../../../domain/posting/drafts/saved-draft.ts';
import { importErrors } from '../../../domain/posting/import/import-columns.ts';
import { uploadImport } from '../../../mocks/posting/listing-imports.ts';
import { accountOf, LANDLORD } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { exampleImport } from './example-import.fixture.ts';
import { ImportRun } from './import-run.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('offers another file once the limit of drafts stops the import', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const { rerender, mock } = renderOnMock(null, { as: LANDLORD });
  const { world } = mock;
  const { id: accountId } = accountOf(world, LANDLORD);
  const uploaded = uploadImport(
    world,
    accountId,
    'buildings.csv',
    new TextEncoder().encode('ID,Name\nNew,Maple Court'),
  );
  if (!('id' in uploaded)) throw new Error(uploaded.refused);
  const saved = { accountId, draft: emptyPersistedDraft(), version: 1, savedAt: world.now().toISOString() };
  world.db.savedDrafts = Array.from({ length: MAX_IMPORTED_DRAFTS }, (_, index) => ({
    ...saved,
    draftId: seededUuid(`imported ${index}`),
    ownId: `Old ${index}`,
  }));
  rerender(<ImportRun current={{ ...exampleImport, id: uploaded.id, state: 'running' }} reload={reload} />);
  expect(screen.queryByLabelText(/^CSV file/)).toBeNull();
  await screen.findByText(importErrors.tooManyDrafts);
  // jsdom's files are none that fetch sends.
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: '2' } }));
  fireEvent.change(screen.getByLabelText(/^CSV file/), {
    target: { files: [new File(['ID'], 'fewer.csv')] },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
