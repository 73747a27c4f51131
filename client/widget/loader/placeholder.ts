import { setStyles } from './frame-element.ts';

/** The position of a widget, and its fallback content. */
export interface Placeholder {
  /** The element given to the widget; null where it follows its script. */
  target: Element | null;
  put(frame: HTMLElement): void;
  fallback: readonly HTMLElement[];
}

const elements = (among: Iterable<Element>) =>
  [...among].filter((element): element is HTMLElement => element instanceof HTMLElement);

/** Returns the placeholder inside of an element: its content is the fallback until the widget is ready. */
export const placeholderIn = (target: Element): Placeholder => ({
  target,
  put: (frame) => target.append(frame),
  fallback: elements(target.children),
});

/** Returns the placeholder after a script and the link behind it; for a script in the head, the start of the body. */
export function placeholderAfter(script: Element): Placeholder {
  const inHead = document.head.contains(script);
  const next = inHead ? document.body.firstElementChild : script.nextElementSibling;
  const fallback = next?.localName === 'a' ? elements([next]) : [];
  const put = (frame: HTMLElement) => {
    if (inHead && !fallback[0]) document.body.prepend(frame);
    else (fallback[0] ?? script).after(frame);
  };
  return { target: null, put, fallback };
}

/** Returns the pixels that a page reserves in an element, or 0. */
export function reservedHeight({ target }: Placeholder): number {
  if (!target) return 0;
  const { paddingTop, paddingBottom } = getComputedStyle(target);
  const room = Math.floor(target.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom));
  // Less is only the height of the link.
  return room < 200 ? 0 : room;
}

/**
 * Overlays the fallback on the widget, visible and clickable as before but without taking space, so that its removal
 * causes no layout shift. It keeps its width and position, which a page with centered text would otherwise change; a link
 * may grow, because the page's font may come later and be wider.
 */
export function lift({ fallback }: Placeholder): { hide(): void; restore(): void } {
  const restores = fallback.map((element) => {
    const { cssText } = element.style;
    const { left, top, width } = element.getBoundingClientRect();
    // A page that gets shorter may scroll.
    const y = top + scrollY;
    const property = element.localName === 'a' ? 'min-width' : 'width';
    setStyles(element, { position: 'absolute', 'box-sizing': 'border-box', [property]: `${width}px` });
    const now = element.getBoundingClientRect();
    setStyles(element, { translate: `${left - now.left}px ${y - now.top - scrollY}px` });
    return () => (element.style.cssText = cssText);
  });
  return {
    hide: () => fallback.forEach((element) => setStyles(element, { display: 'none' })),
    restore: () => restores.forEach((restore) => restore()),
  };
}

/** Releases the space reserved by a snippet (embed-snippet.ts) once it is below the viewport, so that nothing moves. */
export function releaseReservedHeight({ target }: Placeholder): void {
  for (const room of target?.querySelectorAll('canvas[width="1"]') ?? [])
    new IntersectionObserver(() => room.getBoundingClientRect().top > innerHeight && room.remove()).observe(room);
}
