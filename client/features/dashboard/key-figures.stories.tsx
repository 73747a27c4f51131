import { APARTMENT } from '../../../domain/options/property-types.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleMyListing } from '../../shared/examples/example-my-listing.fixture.ts';
import { KeyFigures } from './key-figures.tsx';

export default { component: KeyFigures } satisfies Meta<typeof KeyFigures>;
type Story = StoryObj<typeof KeyFigures>;

const apartment = {
  ...exampleMyListing,
  leadsLeft: null,
  nextChargeAt: null,
  listing: { ...exampleMyListing.listing, type: APARTMENT },
};

export const HousesNextCharge: Story = { args: { listings: [exampleMyListing, { ...exampleMyListing, id: '2' }] } };
export const ApartmentsNoCharge: Story = { args: { listings: [apartment] } };
