import type { Meta } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { exampleReceipt } from '../../shared/examples/example-my-listing.fixture.ts';
import { ReceiptList } from './receipt-list.tsx';

export default { component: ReceiptList } satisfies Meta<typeof ReceiptList>;

export const EveryReceiptState = {
  render: () => (
    <Card>
      <h3>Receipts</h3>
      <ReceiptList
        receipts={[
          { ...exampleReceipt, state: 'owed', cardBrand: null, cardLast4: null },
          { ...exampleReceipt, id: 'in_2', listingName: 'The Residences at the Old Courthouse on North High Street' },
          { ...exampleReceipt, id: 'in_3', state: 'refunded', billedAt: '2026-08-20T10:00:00.000Z' },
          { ...exampleReceipt, id: 'in_5', state: 'partly', billedAt: '2026-08-19T10:00:00.000Z' },
          { ...exampleReceipt, id: 'in_4', state: 'unpaid', billedAt: '2026-08-02T10:00:00.000Z' },
          { ...exampleReceipt, id: 'in_6', state: 'voided', billedAt: '2026-08-01T10:00:00.000Z' },
        ]}
      />
    </Card>
  ),
};
