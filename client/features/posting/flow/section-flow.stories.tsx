import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { SectionFlow } from './section-flow.tsx';

export default { component: SectionFlow, tags: ['alone'], args: { aside: <PreviewCard /> } } satisfies Meta<
  typeof SectionFlow
>;
type Story = StoryObj<typeof SectionFlow>;

export const FirstSection: Story = { decorators: withForm(emptyExampleDraft), args: { logged: 0 } };
export const AllSectionsComplete: Story = { decorators: withForm(exampleDraft), args: { logged: 1 } };
