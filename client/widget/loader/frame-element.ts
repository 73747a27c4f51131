/** Sets styles that no rule of the host page can override. Uses the style object, which a strict CSP allows. */
export function setStyles(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
}

/** Creates an empty frame that takes its space but is invisible; the host page's iframe styles do not affect it. */
export function frameElement(height: number, { width, title }: { width?: number | string; title?: string }) {
  const frame = document.createElement('iframe');
  frame.title = title ?? 'Student housing';
  // The frame is as high as its content; without this a browser briefly shows a scrollbar.
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
