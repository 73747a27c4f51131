import { useEffect, useRef, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import type { WidgetChoice } from '../../../domain/widget/embed-snippet.ts';
import type { Widget } from '../../widget/loader/widget.d.ts';
import css from './widget-preview.module.css';

interface WidgetPreviewProps {
  choice: Pick<WidgetChoice, 'site' | 'place'>;
  /** Maximum width in pixels; null for the full width. */
  width: number | null;
  /** Fallback link where no widget can load, as on a partner's page. */
  link: { href: string; words: string };
}

/** Renders the widget inside a page like a partner's; changes are visible immediately. */
export function WidgetPreview({ choice, width, link }: WidgetPreviewProps) {
  const target = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const { site, place } = choice;
  const [type, id] = [place?.type, place?.id];

  useEffect(() => {
    let opened: Widget | undefined;
    let left = false;
    setProblem(undefined);
    const fail = () => setProblem("The preview didn't load. Reload the page to try again.");
    const begin = async () => {
      const box = target.current;
      if (!box) return;
      await import('../../widget/loader/loader.ts');
      const widget = window.NearcampusWidget?.open({
        target: box,
        site,
        ...(type !== undefined && id !== undefined && { locationType: type, locationId: id }),
        ...(width !== null && { width }),
        // The loader is bundled here, so its frame comes from this page's site.
        from: new URL(`${import.meta.env.BASE_URL}widget.js`, location.href).href,
        title: 'Widget preview',
      });
      if (left) return widget?.destroy();
      opened = widget;
      // After `ready` the frame shows its own errors.
      let ready = false;
      widget?.on('ready', () => (ready = true));
      widget?.on('error', () => ready || fail());
    };
    begin().catch(fail);
    return () => {
      left = true;
      opened?.destroy();
    };
  }, [site, type, id, width]);

  return (
    <>
      <div className={css.page}>
        <Lines />
        <div ref={target} className={css.target} data-preview="">
          <a href={link.href}>{link.words}</a>
        </div>
        <Lines />
      </div>
      <p role="status" className={css.problem}>
        {problem}
      </p>
    </>
  );
}

/** Renders placeholder lines for a partner's own text. */
const Lines = () => (
  <Stack gap={2} className={css.words} aria-hidden="true">
    <span />
    <span />
    <span />
  </Stack>
);
