/** How a screen reader names a frame that the page gives no name. */
const TITLE = 'Student housing';

/** Sets styles that no rule of the page around can undo. Through the style object, which a strict policy allows. */
export function setStyles(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
}

/** An empty frame that takes its room and is not seen; it looks the same whatever the page around says of frames. */
export function frameElement(height: number, { width, title }: { width?: number | string; title?: string }) {
  const frame = document.createElement('iframe');
  frame.title = title ?? TITLE;
  // The frame is as high as its content; without this a browser shows a bar for the moment until it is.
  frame.scrolling = 'no';
  setStyles(frame, {
    all: 'initial',
    display: 'block',
    width: '100%',
    'min-width': '0',
    'max-width': Number(width) > 0 ? `${Number(width)}px` : '100%',
    height: `${height}px`,
    border: '0',
    visibility: 'hidden',
  });
  return frame;
}
