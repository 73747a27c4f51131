import { useEffect, useRef, useState } from 'react';
import type { WidgetChoice } from '../../../domain/widget/embed-snippet.ts';
import type { Widget } from '../../widget/loader/widget.d.ts';
import css from './widget-preview.module.css';

interface WidgetPreviewProps {
  choice: Pick<WidgetChoice, 'site' | 'place'>;
  /** Pixels it is wide at most; null for all there is. */
  width: number | null;
  /** What stands there where no widget can, as on a partner's page. */
  link: { href: string; words: string };
}

/** The loader's own files: `/widget.js` is built from them. Where it says frames are to come from is this page's site. */
const from = () => new URL(`${import.meta.env.BASE_URL}widget.js`, location.href).href;

async function openIn(target: Element, { site, place }: WidgetPreviewProps['choice'], width: number | null) {
  await import('../../widget/loader/loader.ts');
  const at = place && { locationType: place.type, locationId: place.id };
  const options = { target, site, ...at, ...(width !== null && { width }), from: from() };
  return window.NearcampusWidget?.open({ ...options, title: 'Widget preview' });
}

/** The widget itself, in the middle of a page like a partner's: what is chosen is seen at once. */
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
      if (!target.current) return;
      const at = type !== undefined && id !== undefined ? { type, id } : null;
      const widget = await openIn(target.current, { site, place: at }, width);
      if (left) return widget?.destroy();
      opened = widget;
      // A frame that has been shown says in itself what goes wrong in it.
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

/** Stands for a partner's own words. */
const Lines = () => (
  <div className={css.words} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
