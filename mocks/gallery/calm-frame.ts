/**
 * A page in a frame takes the focus and scrolls its elements into sight, and with them everything around the frame.
 * Here many play at once beside somebody who types into the filter: each is kept to its own window, and what loses the
 * system's focus to another frame is not told (an open list would close).
 */
export function keepToItself(page: Window & typeof globalThis): void {
  const { HTMLElement: Element, document } = page;
  const focus = Object.getOwnPropertyDescriptor(Element.prototype, 'focus')?.value as HTMLElement['focus'];
  const { parent, frameElement } = page;
  Element.prototype.focus = function () {
    const before = parent.document.activeElement;
    focus.call(this, { preventScroll: true });
    if (before instanceof (parent as typeof page).HTMLElement && before !== frameElement)
      before.focus({ preventScroll: true });
  };
  page.Element.prototype.scrollIntoView = function () {
    const { top } = this.getBoundingClientRect();
    const behindEdge = Number.parseFloat(page.getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    page.scrollBy(0, top - behindEdge);
  };
  const within = (event: Event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) page.addEventListener(type, within, true);
}
