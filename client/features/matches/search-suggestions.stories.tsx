import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchSuggestions } from './search-suggestions.tsx';

const search = {
  locationType: 'college',
  locationId: 204796,
  bedrooms: 2,
  bathrooms: 2,
  maxBudget: 1200,
  page: 1,
  site: 'default',
} as const;
const nothing = { bedrooms: null, bathrooms: null, budget: null };
const alternativeCollege = {
  location: { id: '204857', type: 'college', displayName: 'Ohio University' },
  distance: 64.2,
  total: 1,
} as const;

/** Landmark names must be unique on a page. */
export default {
  component: SearchSuggestions,
  tags: ['alone'],
  args: { search, heading: 'Small changes that help most' },
} satisfies Meta<typeof SearchSuggestions>;
type Story = StoryObj<typeof SearchSuggestions>;

export const SeveralSuggestions: Story = {
  args: {
    suggestions: {
      relaxations: [
        { ...nothing, budget: 1275, total: 6 },
        { ...nothing, bathrooms: 1.5, total: 3 },
        { ...nothing, bedrooms: 3, total: 1 },
      ],
      alternativeCollege,
    },
  },
};
export const TwoChangesAtOnce: Story = {
  args: {
    suggestions: { relaxations: [{ bedrooms: 9, bathrooms: 1, budget: 1500, total: 2 }], alternativeCollege: null },
  },
};
