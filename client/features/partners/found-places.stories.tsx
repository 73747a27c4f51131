import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundPlaces } from './found-places.tsx';

export default { component: FoundPlaces } satisfies Meta<typeof FoundPlaces>;
type Story = StoryObj<typeof FoundPlaces>;

export const Results: Story = { args: { query: new URLSearchParams({ q: 'ohio', brand: 'cr' }) } };
export const NoResults: Story = { args: { query: new URLSearchParams({ q: 'atlantis' }) } };
