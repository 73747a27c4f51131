import type { Draft } from './drafts/draft.ts';
import type { SectionName } from './sections.ts';

/** A detail that a listing may leave out, and that renters look for. */
export interface OptionalDetail {
  label: string;
  /** Where it is entered. */
  section: SectionName;
  /** Whether all floorplans, or all images, state it. */
  done: boolean;
}

/** Returns the optional details of a listing in the order of the form (K64). */
export function optionalDetails({
  floorplans,
  images,
  virtualTour,
}: Pick<Draft, 'floorplans' | 'images' | 'virtualTour'>): OptionalDetail[] {
  const ofFloorplans = (label: string, states: (row: Draft['floorplans'][number]) => boolean): OptionalDetail => ({
    label,
    section: 'floorplans',
    done: floorplans.length > 0 && floorplans.every(states),
  });
  const captioned = images.filter(({ caption }) => (caption ?? '').trim() !== '');
  return [
    ofFloorplans('Monthly and one-time fees', ({ feesMonthly, oneTime }) => feesMonthly !== '' && oneTime !== ''),
    ofFloorplans('Monthly utilities', ({ utilities }) => utilities !== ''),
    ofFloorplans('Deposit', ({ deposit }) => deposit !== ''),
    ofFloorplans('Lease lengths', ({ leaseMonths }) => leaseMonths.length > 0),
    ofFloorplans('Availability', ({ availableOn }) => availableOn !== ''),
    { label: 'Image captions', section: 'images', done: images.length > 0 && captioned.length === images.length },
    { label: 'Virtual tour', section: 'images', done: virtualTour.trim() !== '' },
  ];
}
