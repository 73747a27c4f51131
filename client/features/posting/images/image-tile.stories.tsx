import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { imageWarning } from '../../../../domain/images/image-upload.ts';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import type { Meta } from '@storybook/react-vite';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ImageTile } from './image-tile.tsx';

export default { component: ImageTile } satisfies Meta<typeof ImageTile>;

const nothing = () => undefined;
function Row({ images, warning }: { images: readonly ImagePair[]; warning?: string }) {
  return (
    <DndContext>
      <SortableContext items={images.map(({ large }) => large)}>
        <ol
          role="list"
          style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 12rem))', gap: 'var(--space-3)' }}
        >
          {images.map((pair, index) => (
            <ImageTile
              key={pair.large}
              pair={pair}
              number={index + 1}
              last={index === images.length - 1}
              warning={index === 0 ? warning : undefined}
              move={nothing}
              remove={nothing}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

export const InAList = { render: () => <Row images={exampleDraft.images} /> };
export const NarrowImage = { render: () => <Row images={exampleDraft.images} warning={imageWarning(300) ?? ''} /> };
export const Single = { render: () => <Row images={exampleDraft.images.slice(0, 1)} /> };
