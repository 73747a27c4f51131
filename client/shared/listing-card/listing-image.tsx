import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { webpSrcSet, type WebpWidth } from '../../../domain/images/image-urls.ts';

interface ListingImageProps extends Pick<ComponentProps<'img'>, 'className' | 'onError' | 'ref'> {
  /** Its JPEG, for a browser that knows no WebP. */
  src: string;
  /** '' where the words beside it say the same. */
  alt: string;
  /** Its shape; how large it is shown is the styles' business. */
  width: number;
  height: number;
  /** How wide it is shown, as a browser must know it before the styles have come. */
  sizes: string;
  /** The widest file that is worth its weight there. */
  most: WebpWidth;
  /** `first`: the largest thing in the first window, asked for before the scripts; `later`: when it comes near. */
  wanted?: 'first' | 'soon' | 'later';
}

/** A picture of a home in the size that this screen needs. */
export function ListingImage({ src, sizes, most, wanted = 'later', alt, ...rest }: ListingImageProps) {
  const set = webpSrcSet(src, most);
  if (set && wanted === 'first')
    preload(src, { as: 'image', imageSrcSet: set, imageSizes: sizes, type: 'image/webp', fetchPriority: 'high' });
  return (
    <picture>
      {set && <source type="image/webp" srcSet={set} sizes={sizes} />}
      <img
        {...rest}
        src={src}
        alt={alt}
        loading={wanted === 'later' ? 'lazy' : 'eager'}
        fetchPriority={wanted === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
