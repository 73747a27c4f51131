/** Weight of a city per zip code; a college's weight is its enrollment, so that Chicago ranks among the universities. */
const WEIGHT_PER_ZIP = 500;

export const STATE_WEIGHT = 20_000;
export const cityWeight = (zips: number): number => zips * WEIGHT_PER_ZIP;

/**
 * Universities whose students mostly study online, by federal id (UNITID): Grand Canyon, Walden, Maryland Global
 * Campus, Southern New Hampshire, Liberty, Capella, Western Governors, American Public, ASU Digital Immersion,
 * Phoenix, Purdue Global. Their enrollment does not reflect the demand for nearby housing.
 */
export const MOSTLY_ONLINE: readonly number[] = [
  104717, 125231, 163204, 183026, 232557, 413413, 433387, 449339, 483124, 484613, 489779,
];

/** Sorts colleges by prominence: universities with a physical campus, largest first, then all others. */
export const byProminence = (
  a: { id: number; name: string; enrollment: number },
  b: { id: number; name: string; enrollment: number },
): number => Number(isWellKnown(b)) - Number(isWellKnown(a)) || b.enrollment - a.enrollment || a.id - b.id;

const isWellKnown = ({ id, name }: { id: number; name: string }) =>
  /\buniversity\b/i.test(name) && !MOSTLY_ONLINE.includes(id);
