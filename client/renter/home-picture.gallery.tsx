import type { Examples } from '../../mocks/gallery/example.ts';
import { APARTMENT, HOUSE } from '../../domain/options/property-types.ts';
import { exampleHome } from './example-home.ts';
import { HomePicture } from './home-picture.tsx';

const card = { width: '19rem', aspectRatio: '3 / 2' } as const;

export const examples: Examples = {
  'With a picture': () => (
    <div style={card}>
      <HomePicture src={exampleHome.images[0]?.small} type={APARTMENT} wanted="first" />
    </div>
  ),
  'An apartment without': () => (
    <div style={card}>
      <HomePicture src={undefined} type={APARTMENT} />
    </div>
  ),
  'A house without': () => (
    <div style={card}>
      <HomePicture src={undefined} type={HOUSE} />
    </div>
  ),
};
