import type { Examples } from '../../../../mocks/gallery/example.ts';
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

export const examples: Examples = {
  'Different fields': () => <VersionConflict {...given} opened={exampleDraft} mine={mine} theirs={theirs} />,
  'No differences': () => <VersionConflict {...given} opened={mine} mine={mine} theirs={mine} />,
};
