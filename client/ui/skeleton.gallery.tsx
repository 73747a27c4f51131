import type { Examples } from '../../mocks/gallery/example.ts';
import { Bone, type BoneShape } from './skeleton.tsx';

const shapes: BoneShape[] = ['title', 'line', 'short', 'button', 'picture'];

export const examples: Examples = {
  Shapes: () => (
    <div style={{ maxWidth: '20rem' }}>
      {shapes.map((shape) => (
        <Bone key={shape} shape={shape} />
      ))}
    </div>
  ),
};
