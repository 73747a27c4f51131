import { useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { HOUSE } from '../../../domain/options/property-types.ts';
import { ListingImage } from './listing-image.tsx';
import css from './listing-card-image.module.css';

interface ListingCardImageProps {
  /** Its URL; undefined for a listing without an image. */
  src: string | undefined;
  type: number;
  /** Loading priority: images in the initial viewport load at once. */
  wanted?: 'first' | 'soon' | 'later';
}

const shapes = {
  house: 'M40 62V36L60 20l20 16v26ZM54 62V48h12v14M34 41 60 20l26 21',
  building: 'M40 62V18h40v44M34 62h52M50 27h5m10 0h5M50 37h5m10 0h5M50 47h5m10 0h5M56 62v-7h8v7',
};

/** The width of a card: one column on a phone, two, then three. */
const SIZES = '(min-width: 63rem) 25rem, (min-width: 42.5rem) 50vw, calc(100vw - 2rem)';

/** Renders the image of a card, or a drawn placeholder where a listing has none or it fails to load. */
export function ListingCardImage({ src, type, wanted = 'later' }: ListingCardImageProps) {
  const [failed, setFailed] = useState(false);
  if (src === undefined || failed)
    return (
      <Stack as="span" gap={2} className={css.none}>
        <svg viewBox="0 0 120 80" aria-hidden="true">
          <path d={type === HOUSE ? shapes.house : shapes.building} />
        </svg>
        {failed ? "The image didn't load" : 'No images yet'}
      </Stack>
    );
  return (
    <ListingImage
      // Detects an image that failed before hydration.
      ref={(image) => {
        // A lazy image that is not requested yet has no currentSrc.
        if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(true);
      }}
      className={css.picture}
      src={src}
      alt=""
      width={600}
      height={400}
      sizes={SIZES}
      most={720}
      wanted={wanted}
      onError={() => setFailed(true)}
    />
  );
}
