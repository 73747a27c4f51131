import type { Meta } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { exampleLead } from './example-lead.fixture.ts';
import { LeadItem } from './lead-item.tsx';

export default { component: LeadItem } satisfies Meta<typeof LeadItem>;

const closed = { isOpen: false, toggle: () => undefined, changed: () => undefined };
const read = { ...exampleLead, unread: false };

export const InAList = {
  render: () => (
    <Card padded={false}>
      <ul role="list">
        <LeadItem {...closed} lead={exampleLead} />
        <LeadItem
          {...closed}
          lead={{
            ...read,
            id: '2',
            message: '',
            answers: [],
            lastName: 'Featherstonehaugh-Montgomery',
            stage: 'rented',
          }}
        />
        <LeadItem {...closed} lead={{ ...read, id: '3', type: 'reply', stage: 'contacted' }} />
        <LeadItem
          {...closed}
          lead={{ ...read, id: '4', delivered: false, email: '', phone: '', firstName: '', lastName: '' }}
        />
      </ul>
    </Card>
  ),
};
export const Opened = {
  render: () => (
    <Card padded={false}>
      <ul role="list">
        <LeadItem {...closed} isOpen lead={{ ...read, stage: 'toured', note: 'Coming back with her sister.' }} />
      </ul>
    </Card>
  ),
};
export const Spam = {
  render: () => (
    <Card padded={false}>
      <ul role="list">
        <LeadItem {...closed} isOpen lead={{ ...read, spam: true, message: 'You won! Call now.' }} />
      </ul>
    </Card>
  ),
};
