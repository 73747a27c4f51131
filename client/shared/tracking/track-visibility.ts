import { rememberListingPosition, trackMatch, type ShownAt } from './match-tracking.ts';

/** The listings seen on each path: a listing counts once per page, however often it scrolls into view. */
const seen = new Set<string>();
const listingsByElement = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Half of it must be visible, or half of the viewport where it is taller. */
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

/** Counts clicks on phone links within an element that shows a listing; returns the function that stops. */
export function trackPhoneClicks(element: Element, housingId: string): () => void {
  const clicked = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) trackMatch('phone', housingId);
  };
  element.addEventListener('click', clicked);
  return () => element.removeEventListener('click', clicked);
}

/** Counts a listing in a list when it becomes visible, and clicks on its phone links; returns the function that stops. */
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
