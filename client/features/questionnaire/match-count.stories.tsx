import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchCount } from './match-count.tsx';

const search = { locationType: 'college', locationId: 204796, page: 1, site: 'default' } as const;

export default { component: MatchCount, args: { place: 'Ohio State University' } } satisfies Meta<typeof MatchCount>;
type Story = StoryObj<typeof MatchCount>;

export const Matches: Story = { args: { search: { ...search, bedrooms: 2, maxBudget: 1500 } } };
export const NoMatches: Story = { args: { search: { ...search, bedrooms: 8, maxBudget: 400 } } };
