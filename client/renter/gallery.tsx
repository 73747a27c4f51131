import type { ReactNode } from 'react';
import css from './listing-screen.module.css';

interface GalleryProps {
  name: string;
  images: readonly { large: string; small: string }[];
  /** Stands over the pictures: the heart. */
  children: ReactNode;
}

/** Pictures beside each other; a finger, a wheel or the arrow keys move along. */
export function Gallery({ name, images, children }: GalleryProps) {
  if (images.length === 0) return null;
  return (
    <div className={css.gallery}>
      <ul role="list" className={css.strip} tabIndex={0} aria-label={`Pictures of ${name}`}>
        {images.map(({ large, small }, index) => (
          <li key={large}>
            <img
              src={large}
              srcSet={`${small} 600w, ${large} 1600w`}
              sizes="(max-width: 48rem) 100vw, 46rem"
              alt={`${name}, picture ${index + 1} of ${images.length}`}
              width={1600}
              height={1067}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
          </li>
        ))}
      </ul>
      <div className={css.save}>{children}</div>
    </div>
  );
}
