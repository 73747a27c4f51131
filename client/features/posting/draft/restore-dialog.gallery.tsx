import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const nothing = () => undefined;

export const alone = true;
export const examples: Examples = {
  'A saved draft was found': () => <RestoreDialog restore={nothing} discard={nothing} />,
  'Of another device, by its name': () => (
    <RestoreDialog restore={nothing} discard={nothing} about="Walnut Row, last changed yesterday." />
  ),
};
