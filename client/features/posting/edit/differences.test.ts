import { expect, it } from 'vitest';
import { exampleDraft } from '../example-draft.fixture.ts';
import { differences, mergeVersions } from './differences.ts';
import { changedSections } from './edit-values.ts';

const mine = {
  ...exampleDraft,
  name: 'Mine',
  contact: { ...exampleDraft.contact, phone: '(614) 555-0199' },
  amenities: exampleDraft.amenities.toReversed(),
};
const theirs = {
  ...exampleDraft,
  name: 'Theirs',
  location: { ...exampleDraft.location, zip: '43201' },
  floorplans: exampleDraft.floorplans.slice(1),
};

it('names each field in which two versions differ, with what each says and whose is likely meant', () => {
  expect(differences(exampleDraft, mine, theirs)).toEqual([
    { name: 'name', label: 'Property name', mine: ['Mine'], theirs: ['Theirs'], likely: 'mine' },
    { name: 'contact.phone', label: 'Phone', mine: ['(614) 555-0199'], theirs: ['6145550143'], likely: 'mine' },
    {
      name: 'location',
      label: 'Address',
      mine: ['1843 N High St, Columbus, OH 43210', 'On the map at 40.0067, -83.0305'],
      theirs: ['1843 N High St, Columbus, OH 43201', 'On the map at 40.0067, -83.0305'],
      likely: 'theirs',
    },
    {
      name: 'floorplans',
      label: 'House information',
      mine: [
        '3 Bedrooms, 2 Bathrooms, 1450 square feet, $2100 a month',
        'Studio, 1 Bathroom, 400 square feet, $890 a month',
      ],
      theirs: ['Studio, 1 Bathroom, 400 square feet, $890 a month'],
      likely: 'theirs',
    },
  ]);
});

it('shows the pictures of both', () => {
  const [difference] = differences(exampleDraft, exampleDraft, { ...exampleDraft, images: [] });
  expect(difference?.pictures).toEqual({ mine: exampleDraft.images.map(({ small }) => small), theirs: [] });
});

it('takes over what is to be theirs, and nothing else', () => {
  const settled = mergeVersions(mine, theirs, ['location', 'floorplans']);
  expect(settled).toEqual({ ...mine, location: theirs.location, floorplans: theirs.floorplans });
  expect(mergeVersions(mine, theirs, ['contact.phone']).contact).toEqual({ ...mine.contact, phone: '6145550143' });
  expect(differences(exampleDraft, settled, theirs).map(({ name }) => name)).toEqual(['name', 'contact.phone']);
});

it('knows the sections that are not as they were opened, whatever the order of a choice', () => {
  expect(changedSections(exampleDraft, exampleDraft)).toEqual([]);
  expect(changedSections(mine, exampleDraft).map(({ name }) => name)).toEqual(['contact']);
  expect(changedSections(theirs, exampleDraft).map(({ name }) => name)).toEqual(['contact', 'location', 'floorplans']);
});
