import { useForm } from 'react-final-form';
import { MAX_IMAGES, type ImagePair } from '../../../domain/posting/draft.ts';
import { useRefused } from '../../form/refused.tsx';
import { useFormValue } from '../../form/use-form-value.ts';
import type { PostingValues } from '../draft/posting-values.ts';
import { SectionError } from '../sections/section-error.tsx';
import parts from '../sections/parts.module.css';
import { EmptyTile } from './empty-tile.tsx';
import css from './images.module.css';
import { PictureTile } from './picture-tile.tsx';
import { SendingTile } from './sending-tile.tsx';
import { useUploads } from './use-uploads.ts';

/** Moves one of a list by a place, as far as it goes. */
export function moved<Thing>(list: readonly Thing[], index: number, by: -1 | 1): Thing[] {
  const to = index + by;
  const thing = list[index];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, thing);
}

/** Six tiles: pictures that are here, pictures on their way, places for more [§2]. */
export function ImagesSection() {
  const form = useForm<PostingValues>();
  const { clear } = useRefused();
  const { value: images, change } = useFormValue<ImagePair[]>('images');
  const { sending, add, retry, drop } = useUploads((pair) => {
    clear('images');
    // two uploads may end in one frame: what the form holds now, not what was drawn
    form.change('images', [...form.getState().values.images, pair].slice(0, MAX_IMAGES));
  });
  const free = Math.max(0, MAX_IMAGES - images.length - sending.length);
  return (
    <>
      <p className={parts.lead}>Up to six, JPEG or PNG, at least 600 pixels wide. The first is the cover.</p>
      <div className={css.tiles}>
        {images.map((pair, index) => (
          <PictureTile
            key={pair.large}
            pair={pair}
            number={index + 1}
            last={index === images.length - 1}
            move={(by) => change(moved(images, index, by))}
            remove={() => change(images.toSpliced(index, 1))}
          />
        ))}
        {sending.map((one) => (
          <SendingTile key={one.id} sending={one} retry={() => retry(one)} drop={() => drop(one.id)} />
        ))}
        {Array.from({ length: free }, (_, index) => {
          const number = images.length + sending.length + index + 1;
          return <EmptyTile key={`empty-${number}`} number={number} add={add} />;
        })}
      </div>
      <SectionError field="images" />
    </>
  );
}
