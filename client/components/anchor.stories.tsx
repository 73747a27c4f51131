import type { Meta } from '@storybook/react-vite';
import { Anchor } from './anchor.tsx';

export default { component: Anchor } satisfies Meta<typeof Anchor>;

export const InASentence = {
  render: () => (
    <p>
      Answer six questions and see <Anchor href="/questionnaire">which homes fit</Anchor>.
    </p>
  ),
};
