import type { Meta, StoryObj } from '@storybook/react-vite';
import { withForm } from '../../forms/form-example.fixture.tsx';
import { StripeFields } from './stripe-fields.tsx';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const blocked = () => Promise.reject(new Error('Blocked.'));

/** Stripe's script renders the iframes; the gallery does not load it. */
export default { component: StripeFields, args: { ref: null, disabled: false, onComplete: nothing } } satisfies Meta<
  typeof StripeFields
>;
type Story = StoryObj<typeof StripeFields>;

export const Loading: Story = {
  decorators: withForm({}, { 'payment.cardNumber': ['Check the card number.'] }),
  args: { load: never },
};
export const FailedToLoad: Story = { decorators: withForm(), args: { load: blocked } };
