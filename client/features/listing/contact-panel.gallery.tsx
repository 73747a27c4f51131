import type { Examples } from '../../../mocks/gallery/example.ts';
import { exampleListing, sparseListing } from '../../shared/examples/example-listing.fixture.ts';
import { ContactActionBar, ContactPanel } from './contact-panel.tsx';

const plan = exampleListing.floorplans[1];

export const alone = true;
export const examples: Examples = {
  'Accepts requests': () => (
    <ContactPanel
      home={exampleListing}
      plan={plan}
      reasons={[{ kind: 'fits', text: 'Dogs are welcome' }]}
      from={false}
    />
  ),
  "Doesn't accept requests": () => (
    <ContactPanel home={sparseListing} plan={sparseListing.floorplans[0]} reasons={[]} from />
  ),
  'Phone bar': () => <ContactActionBar home={exampleListing} plan={plan} from />,
};
