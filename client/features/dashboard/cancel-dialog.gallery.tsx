import type { Examples } from '../../../mocks/gallery/example.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const nothing = () => undefined;
const given = (pastDue: boolean) => ({
  listing: { id: '1', name: 'Lane Avenue Flats', pastDue },
  resolve: nothing,
  reject: nothing,
});

export const alone = true;
export const examples: Examples = {
  'Paid until the end of its month': () => <CancelDialog {...given(false)} />,
  'Its payment failed': () => <CancelDialog {...given(true)} />,
};
