import address from 'us-atlas/states-10m.json?url';

/** The TopoJSON format of us-atlas: lines of integers, each point as the delta from the previous one. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { states: { geometries: { type: string; properties: { name: string }; arcs: unknown }[] } };
}

type Position = [lat: number, lon: number];
/** A state: its parts, each with an outer ring and optional holes. */
export interface StateOutline {
  name: string;
  parts: Position[][][];
}

/** Converts the states' lines, where shared borders are stored once, into polygons per state. */
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
  // A reversed line is referenced by its bitwise complement.
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

/** Loads the outlines of the states once; returns none when they fail to load, since the map is usable without them. */
export function loadOutlines(): Promise<StateOutline[]> {
  return (loaded ??= fetch(address)
    .then(async (answer) => (answer.ok ? outlinesOf((await answer.json()) as Topology) : []))
    .catch(() => {
      loaded = undefined;
      return [];
    }));
}
