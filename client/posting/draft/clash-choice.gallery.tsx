import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.ts';
import { ClashChoice } from './clash-choice.tsx';

const nothing = () => undefined;

export const examples: Examples = {
  'Two names': () => (
    <ClashChoice draft={exampleDraft} clash={{ field: 'name', value: 'Neil House on High' }} choose={nothing} />
  ),
  'Two lists of floorplans': () => (
    <ClashChoice
      draft={exampleDraft}
      clash={{ field: 'floorplans', value: [{ bedrooms: 4, bathrooms: 2.5, sq: '1600', rent: '2600' }] }}
      choose={nothing}
    />
  ),
  'A long description': () => (
    <ClashChoice
      draft={exampleDraft}
      clash={{ field: 'description', value: 'A quiet house with a porch and a yard. '.repeat(20) }}
      choose={nothing}
    />
  ),
};
