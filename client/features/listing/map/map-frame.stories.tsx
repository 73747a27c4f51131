import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListing } from '../../../shared/examples/example-listing.fixture.ts';
import { MapFrame } from './map-frame.tsx';

export default { component: MapFrame } satisfies Meta<typeof MapFrame>;

const none: [] = [];

export const LoadsWhenVisible: StoryObj<typeof MapFrame> = { args: { home: exampleListing, schools: none } };
