import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { exampleDraft } from '../example-draft.fixture.ts';
import { ImageTile } from './image-tile.tsx';

const nothing = () => undefined;

function Row({ images }: { images: readonly ImagePair[] }) {
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
              move={nothing}
              remove={nothing}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

export const examples: Examples = {
  'In a list': () => <Row images={exampleDraft.images} />,
  Single: () => <Row images={exampleDraft.images.slice(0, 1)} />,
};
