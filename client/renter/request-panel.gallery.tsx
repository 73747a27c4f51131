import type { Examples } from '../../mocks/gallery/example.ts';
import { exampleHome, sparseHome } from './example-home.ts';
import { RequestBar, RequestPanel } from './request-panel.tsx';

const plan = exampleHome.floorplans[1];

export const alone = true;
export const examples: Examples = {
  'It can be asked about': () => (
    <RequestPanel home={exampleHome} plan={plan} reasons={[{ kind: 'fits', text: 'Dogs are welcome' }]} from={false} />
  ),
  'It takes no requests': () => <RequestPanel home={sparseHome} plan={sparseHome.floorplans[0]} reasons={[]} from />,
  'At the foot of a phone': () => <RequestBar home={exampleHome} plan={plan} from />,
};
