import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { webpSrcSet, type WebpWidth } from '../../../domain/images/image-urls.ts';

interface ListingImageProps extends Pick<ComponentProps<'img'>, 'className' | 'onError' | 'ref'> {
  /** The URL of its JPEG, for browsers without WebP. */
  src: string;
  /** '' where the text beside it says the same. */
  alt: string;
  /** Its aspect ratio; the displayed size is set by styles. */
  width: number;
  height: number;
  /** Its displayed width, which the browser needs before the styles load. */
  sizes: string;
  /** The widest file that is worth downloading there. */
  most: WebpWidth;
  /** `first`: the largest image in the initial viewport, requested before the scripts; `later`: lazy-loaded. */
  wanted?: 'first' | 'soon' | 'later';
}

/** Renders a listing's image in the size that this screen needs. */
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
