import type { Meta } from '@storybook/react-vite';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;

const shapes: SkeletonShape[] = ['title', 'line', 'short', 'button', 'picture'];

export const Shapes = {
  render: () => (
    <div style={{ maxWidth: '20rem' }}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};
