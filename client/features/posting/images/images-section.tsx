import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { UPLOADABLE_IMAGES } from '../../../../domain/images/image-upload.ts';
import { MAX_IMAGES, SHARP_IMAGE_WIDTH } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { TextCheck } from '../text-check/text-check.tsx';
import { SectionError } from '../sections/section-error.tsx';
import { useLazyModule } from '../../../components/hooks/use-lazy-module.ts';
import parts from '../sections/section-fields.module.css';
import css from './images.module.css';

const loadImageBoard = async () => (await import('./image-board.tsx')).ImageBoard;

/** Renders the images of a listing [§2]. The code for drop, reorder and upload loads when the section is revealed. */
export function ImagesSection() {
  const { part: Board, failed, retry } = useLazyModule(loadImageBoard);
  return (
    <>
      <Text className={parts.lead}>
        Up to six: {UPLOADABLE_IMAGES} each, best at least {SHARP_IMAGE_WIDTH} pixels wide. The first is the cover.
      </Text>
      <Stack gap={3} data-when-seen={Board || failed ? 'here' : 'waiting'}>
        {Board ? <Board /> : failed ? <BoardLoadError retry={retry} /> : <BoardLoading />}
      </Stack>
      <SectionError field="images" />
      <TextCheck field="images" />
    </>
  );
}

/** Renders six placeholder tiles of the final size to avoid a layout shift. */
function BoardLoading() {
  return (
    <Stack gap={3} className={css.tiles} aria-busy="true" role="status" aria-label="Loading the image uploader">
      {Array.from({ length: MAX_IMAGES }, (_, index) => (
        <div key={index} className={css.waiting} />
      ))}
    </Stack>
  );
}

function BoardLoadError({ retry }: { retry: () => void }) {
  return (
    <div className={parts.lost}>
      <p role="status">The image uploader couldn't be loaded. Nothing was lost.</p>
      <div>
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
