import { rememberListingPosition, trackMatch, type ShownAt } from './match-tracking.ts';

/** What was seen on which address: a home counts once a page, however often one scrolls past it. */
const seen = new Set<string>();
const listingsByElement = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Half of it, or half of the window where it is taller than that, must have come into sight. */
const isInSight = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);

function observing(): IntersectionObserver {
  return (observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (isInSight(entry)) listingsByElement.get(entry.target)?.();
    },
    { threshold: [0.25, 0.5, 0.75] },
  ));
}

/** Counts calls from within an element that shows a home; answers how to stop. */
export function trackPhoneClicks(element: Element, housingId: string): () => void {
  const clicked = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) trackMatch('phone', housingId);
  };
  element.addEventListener('click', clicked);
  return () => element.removeEventListener('click', clicked);
}

/** Counts a home of a list when it comes into sight, and calls from there; answers how to stop. */
export function trackVisibility(element: Element, housingId: string, at: ShownAt): () => void {
  const key = `${location.pathname}${location.search} ${housingId}`;
  listingsByElement.set(element, () => {
    rememberListingPosition(housingId, at);
    if (seen.has(key)) return;
    seen.add(key);
    trackMatch('view', housingId);
  });
  observing().observe(element);
  const stopCalls = trackPhoneClicks(element, housingId);
  return () => {
    observing().unobserve(element);
    listingsByElement.delete(element);
    stopCalls();
  };
}
