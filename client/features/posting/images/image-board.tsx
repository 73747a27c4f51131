import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { MAX_IMAGES, MAX_CAPTION } from '../../../../domain/limits.ts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  useCallback,
  useLayoutEffect,
  type FocusEvent,
  type ComponentProps,
} from 'react';
import type { ImagePair } from '../../../../domain/posting/drafts/draft.ts';
import { virtualTourFault } from '../../../../domain/posting/virtual-tour.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useFormValue } from '../../../forms/fields/form-field.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import parts from '../sections/section-fields.module.css';
import css from './images.module.css';
import { ImageTile } from './image-tile.tsx';
import { useUploads } from './form-uploads.ts';
import { FileDropZone } from '../../../forms/fields/file-drop-zone.tsx';
import { iconButtonClass } from '../../../components/button.tsx';
import { useRefocus } from '../../../components/hooks/use-refocus.ts';
import { Icon } from '../../../components/icon.tsx';
import type { RejectedFile } from './upload-queue.ts';
import { LabeledInput } from '../../../forms/fields/field.tsx';

/** Excludes the delete button, so that pressing Enter again does not remove the image that just arrived. */
const FOCUSABLE_SELECTOR = 'button:enabled:not([data-does=trash])';

/** Moves the focus of a vanished button to its position: to the button named by `aim`, or one that removes nothing. */
function useFocusFallback() {
  const tiles = useRef<HTMLOListElement>(null);
  const held = useRef<{ button: Element; place: number } | null>(null);
  const aimed = useRef<{ place: number; does: string } | null>(null);

  const onFocus = (event: FocusEvent) => {
    const place = [...(tiles.current?.children ?? [])].findIndex((tile) => tile.contains(event.target));
    held.current = place === -1 ? null : { button: event.target, place };
  };
  useLayoutEffect(() => {
    // Who has gone on to another field is not taken from it.
    const isLost = document.activeElement === document.body && held.current?.button.isConnected === false;
    const lost = isLost ? held.current?.place : undefined;
    const place = aimed.current?.place ?? lost;
    if (place === undefined) return;
    const all = [...(tiles.current?.children ?? [])];
    const exact = aimed.current && all[place]?.querySelector(`[data-does=${aimed.current.does}]:enabled`);
    const next = [...all.slice(place), ...all.slice(0, place).toReversed()]
      .map((tile) => tile.querySelector(FOCUSABLE_SELECTOR))
      .find((button) => button !== null);
    const goal = exact ?? next;
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    aimed.current = null;
  });
  const aim = useCallback((place: number, does: string) => void (aimed.current = { place, does }), []);
  return { tiles, onFocus, aim };
}

function uploadCountText(arrived: number, sending: readonly { failed: boolean }[]): string {
  const failed = sending.filter((one) => one.failed).length;
  const underWay = sending.length - failed;
  const parts = [underWay > 0 && `${underWay} uploading`, failed > 0 && `${failed} failed to upload`];
  return [`${arrived} of ${MAX_IMAGES} images`, ...parts.filter(Boolean)].join(', ');
}

const REORDER_INSTRUCTIONS =
  'Press Space or Enter to pick up the image, the arrow keys to move it, Space or Enter again to drop it, and Escape to cancel.';

const positionLabel = (index: number, count: number): string =>
  `image ${index + 1} of ${count}${index === 0 ? ', the cover' : ''}`;

type LastAnnouncement = { over: UniqueIdentifier | null };

/** Returns the announcements of a drag. `last` is the previous one, so that "over its own position" does not replace "picked up". */
function reorderAnnouncements(images: readonly ImagePair[], last: LastAnnouncement): Announcements {
  const at = (id: UniqueIdentifier) => images.findIndex(({ large }) => large === id);
  const count = images.length;
  return {
    onDragStart: ({ active }) => {
      last.over = active.id;
      return `Picked up ${positionLabel(at(active.id), count)}.`;
    },
    onDragOver: ({ over }) => {
      if ((over?.id ?? null) === last.over) return undefined;
      last.over = over?.id ?? null;
      return over ? `It would be ${positionLabel(at(over.id), count)}.` : 'Not over a drop position.';
    },
    onDragEnd: ({ over }) =>
      over ? `Dropped. It's now ${positionLabel(at(over.id), count)}.` : 'Dropped at its original position.',
    onDragCancel: ({ active }) => `Canceled. It's still ${positionLabel(at(active.id), count)}.`,
  };
}

/** A mouse press that moves less is a click; a long touch starts a drag, and a touch that moves earlier scrolls. */
const MOUSE_SENSOR = { activationConstraint: { distance: 6 } };
const TOUCH_SENSOR = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYBOARD_SENSOR = { coordinateGetter: sortableKeyboardCoordinates };

/** Renders six tiles: uploaded images, uploads in progress, empty tiles [§2]. */
export function ImageBoard() {
  const { value: images, change } = useFormValue<ImagePair[]>('images');
  const { queue, inProgress: sending, rejected } = useUploads();
  const [announcement, announce] = useState('');
  const lastAnnouncement = useRef<LastAnnouncement>({ over: null });
  const { tiles, onFocus, aim } = useFocusFallback();
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE_SENSOR),
    useSensor(TouchSensor, TOUCH_SENSOR),
    useSensor(KeyboardSensor, KEYBOARD_SENSOR),
  );
  usePreventPageDrops();
  const free = Math.max(0, MAX_IMAGES - images.length - sending.length);
  const add = (files: readonly File[]) => queue.add(files);

  const step = (index: number, by: -1 | 1) => {
    const to = index + by;
    aim(to, by < 0 ? 'left' : 'right');
    if (to < 0 || to >= images.length) return;
    change(arrayMove(images, index, to));
    announce(`It's now ${positionLabel(to, images.length)}.`);
  };
  const remove = (index: number, pair: ImagePair) => {
    change(images.toSpliced(index, 1));
    const restore = () => {
      if (!queue.restoreImage(pair, index)) notify('You already have six images. Remove one first.');
    };
    notify(`Image ${index + 1} was removed.`, { action: { label: 'Undo', run: restore } });
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => images.findIndex(({ large }) => large === id);
    // dnd-kit has already announced it
    if (over && active.id !== over.id) change(arrayMove(images, place(active.id), place(over.id)));
  };
  // a tile that accepts a drop has already prevented the default
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
          announcements: reorderAnnouncements(images, lastAnnouncement.current),
          screenReaderInstructions: { draggable: REORDER_INSTRUCTIONS },
        }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={images.map(({ large }) => large)} strategy={rectSortingStrategy}>
          <Stack
            as="ol"
            gap={3}
            ref={tiles}
            role="list"
            aria-label="Images"
            className={css.tiles}
            onFocus={onFocus}
            onDrop={onDrop}
          >
            {images.map((pair, index) => (
              <ImageTile
                key={pair.large}
                pair={pair}
                number={index + 1}
                last={index === images.length - 1}
                warning={queue.warningOf(pair)}
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
            {Array.from({ length: free }, (_, index) => images.length + sending.length + index + 1).map((number) => (
              <li key={`empty-${number}`}>
                <UploadTile number={number} add={add} />
              </li>
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <Text role="status">
        {uploadCountText(images.length, sending)}
        <VisuallyHidden> {announcement}</VisuallyHidden>
      </Text>
      <ImageCaptions />
      <details className={parts.terms}>
        <summary>Virtual tour (optional)</summary>
        <TextField
          name="virtualTour"
          type="url"
          label="Link to a virtual tour"
          autoComplete="off"
          hint="It starts with https:// and opens in a new tab."
          fault={virtualTourFault}
        />
      </details>
      <RejectedFiles files={rejected} dismiss={(id) => queue.dismissRejected(id)} />
    </>
  );
}

/** Prevents the browser from opening a file dropped beside the tiles, which would replace the page and lose its input. */
function usePreventPageDrops(): void {
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const effect = new AbortController();
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, stop, { signal: effect.signal });
    return () => effect.abort();
  }, []);
}

const ACCEPTED_IMAGES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

type UploadTileProps = Pick<ComponentProps<typeof FileDropZone>, 'sending' | 'add' | 'retry' | 'drop'> & {
  number: number;
};

/** Renders the tile of one image [§5]. A failed upload shows no message and can be retried (K53, K57). */
export function UploadTile({ number, ...upload }: UploadTileProps) {
  return (
    <FileDropZone
      className={css.place}
      label={number === 1 ? 'Add the cover' : `Add image ${number}`}
      inputLabel={`Image ${number}`}
      accept={ACCEPTED_IMAGES}
      multiple
      failing="quiet"
      {...upload}
    />
  );
}

interface RejectedFilesProps {
  files: readonly RejectedFile[];
  dismiss: (id: number) => void;
}

/** Announces the rejected files with a fix for each, and shows them until they are dismissed. */
export function RejectedFiles({ files, dismiss }: RejectedFilesProps) {
  const focus = useRefocus<HTMLDivElement>();
  return (
    <div role="status" {...focus}>
      {files.length > 0 && (
        <Stack as="ul" gap={2} role="list" aria-label="Not added" className={css.rejectedFiles}>
          {files.map(({ id, name, reason }) => (
            <li key={id}>
              <p>
                <b>{name}</b> wasn't added. {reason}
              </p>
              <button
                type="button"
                className={iconButtonClass}
                aria-label={`Dismiss ${name}`}
                onClick={() => dismiss(id)}
              >
                <Icon name="cross" size={18} />
              </button>
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

/** Renders an optional caption for each image; renters see it in the image viewer, and screen readers read it. */
export function ImageCaptions() {
  const { value: images, change, focus } = useFormValue<ImagePair[]>('images');
  if (images.length === 0) return null;
  return (
    <Stack as="ol" gap={3} role="list" aria-label="Captions" className={css.captions}>
      {images.map((pair, index) => (
        <li key={pair.large}>
          <img src={pair.small} alt="" />
          <LabeledInput
            label={`Caption of image ${index + 1}`}
            optional
            {...focus}
            maxLength={MAX_CAPTION}
            autoComplete="off"
            value={pair.caption ?? ''}
            onChange={({ target }) => change(images.with(index, { ...pair, caption: target.value }))}
          />
        </li>
      ))}
    </Stack>
  );
}
