import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { imageAlt } from '../../../domain/images/image-alt.ts';
import { webpSrcSet } from '../../../domain/images/image-urls.ts';
import css from './image-viewer.module.css';

interface ImageViewerProps {
  name: string;
  images: readonly { large: string; small: string; caption?: string | null }[];
  index: number;
  close: () => void;
}

/** Returns the WebP files of an image; the height is the highest that a file of its width can have. */
const sourcesOf = (large: string) =>
  webpSrcSet(large, 1600)
    ?.split(', ')
    .map((source) => {
      const [src = '', width = ''] = source.split(' ');
      return { src, width: Number.parseInt(width), height: Number.parseInt(width) * 1.5 };
    });

/** Renders images over the whole window, one at a time: by swipe, arrows, keys, thumbnails, zoom and full screen. */
export function ImageViewer({ name, images, index, close }: ImageViewerProps) {
  const several = images.length > 1;
  return (
    <Lightbox
      open
      close={close}
      index={index}
      className={css.viewer}
      slides={images.map(({ large, small, caption }, at) => ({
        src: large,
        thumbnail: small,
        alt: imageAlt(name, images, at),
        srcSet: sourcesOf(large) ?? [],
        ...(caption && { description: caption }),
      }))}
      plugins={several ? [Captions, Counter, Fullscreen, Thumbnails, Zoom] : [Captions, Fullscreen, Zoom]}
      // As many thumbnails as images; a large image is requested when it is near.
      carousel={{ finite: true, padding: 0, preload: images.length, imageProps: { loading: 'lazy' } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      thumbnails={{
        width: 96,
        height: 64,
        border: 2,
        borderRadius: 8,
        padding: 0,
        gap: 8,
        imageFit: 'cover',
        vignette: false,
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      counter={{ container: { className: css.counter } }}
      labels={{
        Lightbox: `Images of ${name}`,
        'Photo gallery': 'Images',
        Previous: 'Previous image',
        Next: 'Next image',
        'Enter Fullscreen': 'Full screen',
        'Exit Fullscreen': 'Leave full screen',
      }}
      render={several ? {} : { buttonPrev: () => null, buttonNext: () => null }}
    />
  );
}
