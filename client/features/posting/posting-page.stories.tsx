import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/card.tsx';
import { PostingColumns, PostingPage } from './posting-page.tsx';

export default { component: PostingPage, tags: ['alone'] } satisfies Meta<typeof PostingPage>;
type Story = StoryObj<typeof PostingPage>;

export const ThreeColumns: Story = {
  args: {
    title: 'Create your listing',
    heading: 'Create your listing',
    lead: 'Seven short sections.',
    children: (
      <PostingColumns steps={<Card>Where you are</Card>} aside={<Card>What renters will see</Card>}>
        <Card>The form</Card>
      </PostingColumns>
    ),
  },
};
export const TwoColumns: Story = {
  args: {
    title: 'Payment',
    heading: 'Almost there',
    lead: "What you're charged, and when.",
    children: (
      <PostingColumns aside={<Card>The order</Card>}>
        <Card>The form</Card>
      </PostingColumns>
    ),
  },
};
