import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { MergeConflict } from './merge-conflict.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Different names': () => (
    <MergeConflict draft={exampleDraft} conflict={{ field: 'name', value: 'Neil House on High' }} choose={nothing} />
  ),
  'Different floorplans': () => (
    <MergeConflict
      draft={exampleDraft}
      conflict={{
        field: 'floorplans',
        value: [{ bedrooms: 4, bathrooms: 2.5, sq: '1600', rent: '2600', ...noTerms() }],
      }}
      choose={nothing}
    />
  ),
  'Long description': () => (
    <MergeConflict
      draft={exampleDraft}
      conflict={{ field: 'description', value: 'A quiet house with a porch and a yard. '.repeat(20) }}
      choose={nothing}
    />
  ),
};
