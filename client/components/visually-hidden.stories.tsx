import type { Meta } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export const InAButton = {
  render: () => (
    <button type="button">
      Edit<VisuallyHidden> Lane Avenue Flats</VisuallyHidden>
    </button>
  ),
};
