import type { Meta, StoryObj } from '@storybook/react-vite';
import { storedValues } from '../draft/form-values.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { Card } from '../../../components/card.tsx';
import { ChargedToday, CreditUsed, OrderSummary } from './order-summary.tsx';

export default { component: OrderSummary } satisfies Meta<typeof OrderSummary>;
type Story = StoryObj<typeof OrderSummary>;

const draft = storedValues(exampleDraft);
const used = (creditCents: number) => () => (
  <Card>
    <CreditUsed price={29} creditCents={creditCents} />
  </Card>
);

export const WithPrice: Story = { args: { draft, price: 29, logged: 0 } };
export const UnavailableType: Story = { args: { draft, price: 0, logged: 1 } };
export const ProratedCharge: Story = { render: used(1333) };
export const CreditLeft: Story = { render: used(4000) };
export const RemainderBelowTheMinimumCharge: Story = { render: used(2875) };
export const EarlierRemainderAdded: Story = { render: used(-25) };
export const CreditUnknown: Story = {
  render: () => (
    <Card>
      <ChargedToday price={29} />
    </Card>
  ),
};
