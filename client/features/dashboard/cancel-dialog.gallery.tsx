import type { Examples } from '../../../mocks/gallery/example.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const nothing = () => undefined;
const given = (pastDue: boolean) => ({
  listing: {
    id: '1',
    slug: 'lane-avenue-flats',
    name: 'Lane Avenue Flats',
    pastDue,
    expiresAt: '2026-10-02T10:00:00.000Z',
  },
  resolve: nothing,
  reject: nothing,
});

export const alone = true;
export const examples: Examples = {
  'Paid until month end': () => <CancelDialog {...given(false)} />,
  'Payment failed': () => <CancelDialog {...given(true)} />,
};
