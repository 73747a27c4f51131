import { isDialogOpen } from '../../shared/dialogs/dialog-store.ts';

/** The visible part of a frame, in the frame's pixels. */
export interface Viewport {
  top: number;
  height: number;
}

let latest: Viewport | undefined;

const pixels = (size: number) => `${Math.round(size)}px`;

/** Sets the CSS variables: notices follow the current viewport, a dialog keeps the one in which it opened. */
function tell({ top, height }: Viewport): void {
  const { style } = document.documentElement;
  style.setProperty('--seen-top', pixels(top));
  style.setProperty('--seen-height', pixels(height));
  if (isDialogOpen()) return;
  style.setProperty('--dialog-top', pixels(top));
  style.setProperty('--dialog-height', pixels(height));
}

/** Called when the host page has scrolled or resized. */
export function setViewport({ top, height }: Viewport): void {
  latest = { top, height };
  tell(latest);
}

/** Called when a dialog has closed: the next one uses the viewport at that time. */
export function onDialogClosed(): void {
  if (latest) tell(latest);
}

/** Returns the visible part last reported by the host page; undefined when it reports none. */
export const visibleViewport = (): Viewport | undefined => latest;
