import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDraft } from '../example-draft.fixture.ts';
import { VersionConflict } from './version-conflict.tsx';

const mine = { ...exampleDraft, name: 'Neil House North', images: exampleDraft.images.slice(0, 2), amenities: [33, 4] };
const theirs = {
  ...exampleDraft,
  name: 'The Neil House',
  floorplans: exampleDraft.floorplans.slice(0, 1),
  description: '',
};
const nothing = () => undefined;
const given = { message: 'This listing has changed since you opened it.', settle: nothing };

export default { component: VersionConflict, args: { ...given, mine } } satisfies Meta<typeof VersionConflict>;
type Story = StoryObj<typeof VersionConflict>;

export const DifferentFields: Story = { args: { opened: exampleDraft, theirs } };
export const NoDifferences: Story = { args: { opened: mine, theirs: mine } };
