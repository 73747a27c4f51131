import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceOption } from './place-option.tsx';

export default { component: PlaceOption } satisfies Meta<typeof PlaceOption>;
type Story = StoryObj<typeof PlaceOption>;

const ohio = {
  type: 'college',
  id: '204796',
  name: 'Ohio State University',
  detail: 'Columbus, OH',
  url: '/college/ohio-state',
} as const;

export const WithHomes: Story = { args: { place: { ...ohio, listingsCount: 1412 }, typed: 'ohio st' } };
export const WithoutHomes: Story = { args: { place: { ...ohio, listingsCount: 0 }, typed: 'state' } };
export const Recent: Story = { args: { place: ohio, typed: '' } };
