import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../../forms/form-example.fixture.tsx';
import { storedValues } from '../draft/form-values.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import type { PostingState } from '../use-posting.ts';
import { PaymentForm } from './payment-form.tsx';

const options = { localProcessor: true, stripeKey: null, types: [] };
const posting: PostingState = { draft: { ...storedValues(exampleDraft), restored: 0 }, viewer: null, logged: 0 };
const nothing = () => undefined;

export default {
  component: PaymentForm,
  tags: ['alone'],
  args: { posting, options, price: 29, published: nothing, finished: nothing },
} satisfies Meta<typeof PaymentForm>;
type Story = StoryObj<typeof PaymentForm>;

export const Empty: Story = { decorators: withForm() };
export const Refused: Story = {
  decorators: withForm(
    {},
    {
      'payment.cardNumber': ['Check the card number.'],
      'payment.zip': ['Enter five digits.'],
    },
  ),
};
