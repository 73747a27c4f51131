import { setStyles } from './frame-element.ts';

/** Where a widget goes, and what stands there for those who see none. */
export interface Placeholder {
  /** What the page has given to the widget; null where it stands behind its script. */
  target: Element | null;
  put(frame: HTMLElement): void;
  fallback: readonly HTMLElement[];
}

const elements = (among: Iterable<Element>) =>
  [...among].filter((element): element is HTMLElement => element instanceof HTMLElement);

/** Inside of an element: what is in it stands for the widget until that is ready. */
export const placeholderIn = (target: Element): Placeholder => ({
  target,
  put: (frame) => target.append(frame),
  fallback: elements(target.children),
});

/** Behind a script, and behind the link that may follow it. Behind one in the head a page's body begins. */
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

/** Less than this a page does not keep for a widget: it is as high as its link. */
const MIN_HEIGHT = 200;

/** The pixels that a page keeps free in an element for what comes, or 0. */
export function reservedHeight({ target }: Placeholder): number {
  if (!target) return 0;
  const { paddingTop, paddingBottom } = getComputedStyle(target);
  const room = Math.floor(target.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom));
  return room < MIN_HEIGHT ? 0 : room;
}

/**
 * Lifts what stands there over the widget, where it is seen and pressed as before and takes no room; so nothing moves when
 * it goes. It keeps its width and its place, which a page that centres its words would else change.
 */
export function lift({ fallback }: Placeholder): { hide(): void; restore(): void } {
  const before = fallback.map((element) => element.style.cssText);
  for (const element of fallback) {
    const { left, top, width } = element.getBoundingClientRect();
    setStyles(element, { position: 'absolute', 'box-sizing': 'border-box', width: `${width}px` });
    const now = element.getBoundingClientRect();
    setStyles(element, { translate: `${left - now.left}px ${top - now.top}px` });
  }
  return {
    hide: () => fallback.forEach((element) => setStyles(element, { display: 'none' })),
    restore: () => fallback.forEach((element, index) => (element.style.cssText = before[index] ?? '')),
  };
}

/** Gives back the room that a pasted snippet holds (snippet.ts) once that is below the screen: nobody sees it go. */
export function releaseReservedHeight({ target }: Placeholder): void {
  for (const room of target?.querySelectorAll('canvas[width="1"]') ?? [])
    new IntersectionObserver(() => room.getBoundingClientRect().top > innerHeight && room.remove()).observe(room);
}
