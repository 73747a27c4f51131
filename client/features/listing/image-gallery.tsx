import { useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { imageAlt } from '../../../domain/images/image-alt.ts';
import { useLocation, useNavigate } from '../../app/router/router.tsx';
import { useBrowserValue } from '../../components/hooks/use-browser-value.ts';
import { Icon } from '../../components/icon.tsx';
import { ListingImage } from '../../shared/listing-card/listing-image.tsx';
import type { ImageViewer as Viewer } from './image-viewer.tsx';
import css from './image-gallery.module.css';

interface ImageGalleryProps extends Pick<ComponentProps<typeof Viewer>, 'name' | 'images'> {
  children: ReactNode;
}

const loadViewer = async () => (await import('./image-viewer.tsx')).ImageViewer;
const hashOf = (index: number) => `#image-${index + 1}`;

/** Returns the image that the URL's hash opens, so that the back button closes it; the server does not receive the hash. */
function useOpenImage(count: number) {
  const { hash, pathname, search, state } = useLocation();
  const go = useNavigate();
  const index = Number(/^#image-(\d+)$/.exec(hash)?.[1] ?? 0) - 1;
  const open = useBrowserValue(() => (index >= 0 && index < count ? index : null), null);
  return {
    open,
    show: (image: number) => go(pathname + search + hashOf(image), { state: 'from the gallery' }),
    close: () => (state === 'from the gallery' ? go(-1) : go(pathname + search, { replace: true })),
  };
}

/** Renders a listing's images: links to their large files, which open the full-screen viewer where there is JavaScript. */
export function ImageGallery({ name, images, children }: ImageGalleryProps) {
  const { open, show, close } = useOpenImage(images.length);
  const [ImageViewer, setViewer] = useState<{ part: typeof Viewer } | null>(null);
  const file = open === null ? undefined : images[open]?.large;
  useEffect(() => {
    if (file === undefined || ImageViewer) return;
    let gone = false;
    loadViewer().then(
      (part) => gone || setViewer({ part }),
      // Without the viewer's code the link does what it does without JavaScript.
      () => gone || location.assign(file),
    );
    return () => void (gone = true);
  }, [file, ImageViewer]);
  if (images.length === 0) return null;
  const link = (index: number) => ({
    href: images[index]?.large,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(index);
    },
    // The code is on its way before the finger is lifted.
    onPointerDown: () => void loadViewer().catch(() => {}),
  });
  return (
    <section className={css.gallery} aria-label={`Images of ${name}`}>
      <ul role="list" className={css.strip} data-count={Math.min(images.length, 6)}>
        {images.map(({ large }, index) => (
          <li key={large}>
            <a {...link(index)}>
              <ListingImage
                src={large}
                alt={imageAlt(name, images, index)}
                width={1200}
                height={800}
                sizes={`(min-width: 48rem) ${index === 0 ? 50 : 25}vw, calc(100vw - 2rem)`}
                most={1600}
                wanted={index === 0 ? 'first' : 'later'}
              />
              {images.length > 1 && (
                <span className={css.count} aria-hidden="true">
                  {index + 1} / {images.length}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <a className={css.all} {...link(0)}>
        <Icon name="photo" /> {images.length === 1 ? 'View full size' : `View all ${images.length} images`}
      </a>
      <div className={css.save}>{children}</div>
      {ImageViewer && open !== null && <ImageViewer.part name={name} images={images} index={open} close={close} />}
    </section>
  );
}
