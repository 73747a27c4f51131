import type { ReactNode } from 'react';
import { ListingImage } from '../../shared/listing-card/listing-image.tsx';
import css from './listing-screen.module.css';

interface ImageGalleryProps {
  name: string;
  images: readonly { large: string; small: string }[];
  /** Overlay on the images: the favorite button. */
  children: ReactNode;
}

/** Renders images in a row that scrolls by touch, wheel or arrow keys. */
export function ImageGallery({ name, images, children }: ImageGalleryProps) {
  if (images.length === 0) return null;
  return (
    <div className={css.gallery}>
      <ul role="list" className={css.strip} tabIndex={0} aria-label={`Images of ${name}`}>
        {images.map(({ large }, index) => (
          <li key={large}>
            <ListingImage
              src={large}
              alt={`${name}, image ${index + 1} of ${images.length}`}
              width={1600}
              height={1067}
              sizes="(min-width: 48rem) 46rem, calc(100vw - 2rem)"
              most={1600}
              wanted={index === 0 ? 'first' : 'later'}
            />
          </li>
        ))}
      </ul>
      <div className={css.save}>{children}</div>
    </div>
  );
}
