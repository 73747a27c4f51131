import type { Examples } from '../../mocks/gallery/example.ts';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

const shapes: SkeletonShape[] = ['title', 'line', 'short', 'button', 'picture'];

export const examples: Examples = {
  Shapes: () => (
    <div style={{ maxWidth: '20rem' }}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};
