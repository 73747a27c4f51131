import address from 'us-atlas/states-10m.json?url';

/** What us-atlas has in its files: lines in whole numbers, each point as the step from the one before (TopoJSON). */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { states: { geometries: StateShape[] } };
}
interface StateShape {
  type: string;
  properties: { name: string };
  arcs: unknown;
}

type Position = [lat: number, lon: number];
/** A state: its parts, each with an outer line and perhaps holes. */
export interface StateOutline {
  name: string;
  parts: Position[][][];
}

/** The lines of the states, shared borders once, unfolded into a polygon a state. */
export function outlinesOf({ transform, arcs, objects }: Topology): StateOutline[] {
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([east, north]): Position => {
      x += east;
      y += north;
      return [y * scale[1] + translate[1], x * scale[0] + translate[0]];
    });
  });
  // A line that is walked backwards is named by its complement.
  const lineOf = (index: number): Position[] => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  const ring = (indices: number[]): Position[] =>
    indices.flatMap((index, at) => (at === 0 ? lineOf(index) : lineOf(index).slice(1)));
  const part = (rings: number[][]): Position[][] => rings.map(ring);
  return objects.states.geometries.map(({ type, properties: { name }, arcs: nested }) => ({
    name,
    parts: type === 'Polygon' ? [part(nested as number[][])] : (nested as number[][][]).map(part),
  }));
}

let loaded: Promise<StateOutline[]> | undefined;

/** The outlines of the states, fetched once; none when they cannot be had, for a map is readable without. */
export function loadOutlines(): Promise<StateOutline[]> {
  return (loaded ??= fetch(address)
    .then(async (answer) => (answer.ok ? outlinesOf((await answer.json()) as Topology) : []))
    .catch(() => {
      loaded = undefined;
      return [];
    }));
}
