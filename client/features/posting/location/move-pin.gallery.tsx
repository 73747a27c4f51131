import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { MovePin } from './move-pin.tsx';

const nothing = () => undefined;
const pin = { id: 'move', area: exampleDraft.location, at: exampleDraft.location.coordinates, choose: nothing };

export const examples: Examples = {
  Offered: () => <MovePin {...pin} shown={false} show={nothing} />,
};
