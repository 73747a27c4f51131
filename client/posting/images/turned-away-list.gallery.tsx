import { pictureWords } from '../../../domain/posting/picture.ts';
import type { Examples } from '../../../mocks/gallery/example.ts';
import { TurnedAwayList } from './turned-away-list.tsx';

const turnedAway = [
  { id: 1, name: 'IMG_4711.HEIC', reason: pictureWords.fromPhone },
  { id: 2, name: 'IMG_20260912_the_whole_front_of_the_house.jpg', reason: pictureWords.tooNarrow(480) },
];

export const examples: Examples = {
  'Two files': () => <TurnedAwayList turnedAway={turnedAway} putAside={() => undefined} />,
};
