import { isDialogOpen } from '../../shared/dialogs/dialog-store.ts';

/** What of a frame is on the screen, in its own pixels. */
export interface Viewport {
  top: number;
  height: number;
}

let latest: Viewport | undefined;

const pixels = (size: number) => `${Math.round(size)}px`;

/** Tells the styles: notices stand in what is seen now, a dialog in what was seen when it opened. */
function tell({ top, height }: Viewport): void {
  const { style } = document.documentElement;
  style.setProperty('--seen-top', pixels(top));
  style.setProperty('--seen-height', pixels(height));
  if (isDialogOpen()) return;
  style.setProperty('--dialog-top', pixels(top));
  style.setProperty('--dialog-height', pixels(height));
}

/** The page around has scrolled, or grown. */
export function setViewport({ top, height }: Viewport): void {
  latest = { top, height };
  tell(latest);
}

/** A dialog has closed: the next one stands in what is seen then. */
export function onDialogClosed(): void {
  if (latest) tell(latest);
}

/** What is seen, as the page around said last; undefined where it says nothing. */
export const visibleViewport = (): Viewport | undefined => latest;
