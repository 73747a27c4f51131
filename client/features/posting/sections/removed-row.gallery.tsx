import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RemovedRow } from './removed-row.tsx';

export const examples: Examples = {
  'Removed row': () => (
    <ol role="list">
      <RemovedRow title="Floorplan 2" undo={() => undefined} />
    </ol>
  ),
};
