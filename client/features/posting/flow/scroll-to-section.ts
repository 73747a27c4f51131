import { sectionId } from '../sections/section-components.ts';

/** Brings a section to the top, below scroll-padding-top [§9], with the focus on its heading; the last block without a name. */
export function scrollToSection(name: string | undefined): void {
  const id = name ? sectionId(name) : 'section-finish';
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
