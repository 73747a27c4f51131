type Tree = Record<string, unknown>;

/**
 * An update event's `previous_attributes`: of what differs, the values before. Objects are compared inside;
 * an array is told whole; what was not there before is null.
 */
export function previousAttributes(before: object, after: object): object {
  return differences({ ...before }, { ...after });
}

function differences(before: Tree, after: Tree): Tree {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed: Tree = {};
  for (const name of names) {
    const [old, now] = [before[name], after[name]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    changed[name] = isTree(old) && isTree(now) ? differences(old, now) : (old ?? null);
  }
  return changed;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
