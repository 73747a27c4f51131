import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { MAX_IMAGES } from '../../../domain/posting/draft-bounds.ts';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import { useFormValue } from '../../form/use-form-value.ts';
import { notify } from '../../ui/notice.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './images.module.css';
import { PictureTile } from './picture-tile.tsx';
import { HOW_TO_MOVE, placeWords, sortingWords, type Said } from './sorting-words.ts';
import { TurnedAwayList } from './turned-away-list.tsx';
import { uploadsLine } from './uploads-line.ts';
import { UploadTile } from './upload-tile.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useUploads } from './uploads-of.ts';

/** A press that moves less is a press; a finger that lies still so long takes hold, one that moves before scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const FINGER = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** Six tiles: pictures that are here, pictures on their way, places for more [§2]. */
export function PictureBoard() {
  const { value: images, change } = useFormValue<ImagePair[]>('images');
  const { queue, uploads } = useUploads();
  const { sending, turnedAway } = uploads;
  const [said, say] = useState('');
  const told = useRef<Said>({ over: null });
  const { tiles, onFocus, aim } = useKeptFocus();
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, KEYS),
  );
  useNoStrayDrops();
  const free = Math.max(0, MAX_IMAGES - images.length - sending.length);
  const add = (files: readonly File[]) => queue.add(files);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= images.length) return;
    change(arrayMove(images, from, to));
    say(`It is ${placeWords(to, images.length)} now.`);
  };
  const step = (index: number, by: -1 | 1) => {
    aim(index + by, by < 0 ? 'left' : 'right');
    move(index, index + by);
  };
  const remove = (index: number, pair: ImagePair) => {
    change(images.toSpliced(index, 1));
    const restore = () => {
      if (!queue.putBack(pair, index)) notify('There are six pictures already. Remove one first.');
    };
    notify(`Picture ${index + 1} was removed.`, { action: { label: 'Undo', run: restore } });
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => images.findIndex(({ large }) => large === id);
    // dnd-kit has said it already
    if (over && active.id !== over.id) change(arrayMove(images, place(active.id), place(over.id)));
  };
  // a tile that takes a drop has said so
  const onDrop = (event: DragEvent) => {
    if (event.isDefaultPrevented() || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: sortingWords(images, told.current),
          screenReaderInstructions: { draggable: HOW_TO_MOVE },
        }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={images.map(({ large }) => large)} strategy={rectSortingStrategy}>
          <ol ref={tiles} role="list" aria-label="Pictures" className={css.tiles} onFocus={onFocus} onDrop={onDrop}>
            {images.map((pair, index) => (
              <PictureTile
                key={pair.large}
                pair={pair}
                number={index + 1}
                last={index === images.length - 1}
                move={(by) => step(index, by)}
                remove={() => remove(index, pair)}
              />
            ))}
            {sending.map((one, index) => (
              <li key={one.id}>
                <UploadTile
                  number={images.length + index + 1}
                  sending={one}
                  add={add}
                  retry={() => queue.retry(one.id)}
                  drop={() => queue.drop(one.id)}
                />
              </li>
            ))}
            {Array.from({ length: free }, (_, index) => {
              const number = images.length + sending.length + index + 1;
              return (
                <li key={`empty-${number}`}>
                  <UploadTile number={number} add={add} />
                </li>
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className={css.line}>
        {uploadsLine(images.length, sending)}
        <VisuallyHidden> {said}</VisuallyHidden>
      </p>
      <TurnedAwayList turnedAway={turnedAway} putAside={(id) => queue.putAside(id)} />
    </>
  );
}

/** A file that is dropped beside the tiles would open in place of the page, and take what was typed with it. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, stop);
    return () => {
      for (const name of ['dragover', 'drop'] as const) removeEventListener(name, stop);
    };
  }, []);
}
