import type { Meta } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { CallItem } from './call-item.tsx';
import { exampleCall } from './example-call.fixture.ts';

export default { component: CallItem } satisfies Meta<typeof CallItem>;

export const InAList = {
  render: () => (
    <Card padded={false}>
      <ul role="list">
        <CallItem call={exampleCall} />
        <CallItem call={{ ...exampleCall, id: '2', outcome: 'answered', seconds: 194, caller: '(•••) •••-0142' }} />
        <CallItem call={{ ...exampleCall, id: '3', caller: null }} />
        <CallItem call={{ ...exampleCall, id: '4', outcome: 'ringing', caller: '(•••) •••-0118' }} />
        <CallItem
          call={{
            ...exampleCall,
            id: '5',
            caller: '+442079460018',
            listingName: 'The Very Long Name of a Property beside the Old Observatory on Chittenden Avenue',
          }}
        />
      </ul>
    </Card>
  ),
};
