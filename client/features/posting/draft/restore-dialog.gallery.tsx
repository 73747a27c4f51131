import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  'Saved draft found': () => <RestoreDialog restore={nothing} discard={nothing} />,
  'Draft of another device': () => (
    <RestoreDialog restore={nothing} discard={nothing} about="Walnut Row, last changed yesterday." />
  ),
};
