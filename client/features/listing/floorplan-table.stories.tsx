import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing, sparseListing } from '../../shared/examples/example-listing.fixture.ts';
import { FloorplanTable } from './floorplan-table.tsx';

export default { component: FloorplanTable, tags: ['alone'] } satisfies Meta<typeof FloorplanTable>;
type Story = StoryObj<typeof FloorplanTable>;

export const Several: Story = { args: { floorplans: exampleListing.floorplans } };
export const LargeNumbers: Story = { args: { floorplans: sparseListing.floorplans } };
