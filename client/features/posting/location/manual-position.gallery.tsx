import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ManualPosition } from './manual-position.tsx';

const nothing = () => undefined;
const area = { city: 'Columbus', state: 'OH', zip: '43210' };

export const examples: Examples = {
  'Not found': () => (
    <ManualPosition id="lost" message="We couldn't find this address." set={null} area={area} choose={nothing} />
  ),
  'Said by hand': () => (
    <ManualPosition id="said" message="" set={exampleDraft.location.coordinates} area={area} choose={nothing} />
  ),
};
