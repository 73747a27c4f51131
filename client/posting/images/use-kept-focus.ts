import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Who presses enter once more should not remove what has just arrived. */
const HARMLESS = 'button:enabled:not([data-does=trash])';

/**
 * Keeps the focus in a row of tiles where the button that had it goes away: a picture was removed, one has arrived, or
 * was moved to an end. It goes to the same place, on the button named by `aim` if it is there, else
 * on the next one that removes nothing.
 */
export function useKeptFocus() {
  const tiles = useRef<HTMLOListElement>(null);
  const held = useRef<{ button: Element; place: number } | null>(null);
  const aimed = useRef<{ place: number; does: string } | null>(null);

  const onFocus = (event: FocusEvent) => {
    const place = [...(tiles.current?.children ?? [])].findIndex((tile) => tile.contains(event.target));
    held.current = place === -1 ? null : { button: event.target, place };
  };
  useLayoutEffect(() => {
    const lost = held.current && !held.current.button.isConnected ? held.current.place : undefined;
    const place = aimed.current?.place ?? lost;
    if (place === undefined) return;
    const all = [...(tiles.current?.children ?? [])];
    const exact = aimed.current && all[place]?.querySelector(`[data-does=${aimed.current.does}]:enabled`);
    const next = [...all.slice(place), ...all.slice(0, place).toReversed()]
      .map((tile) => tile.querySelector(HARMLESS))
      .find((button) => button !== null);
    const goal = exact ?? next;
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    aimed.current = null;
  });
  /** After what is done next: this button, at this place. */
  const aim = useCallback((place: number, does: string) => void (aimed.current = { place, does }), []);
  return { tiles, onFocus, aim };
}
