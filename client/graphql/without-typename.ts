/** Returns a value of the cache without the type names that it adds, so that it can be compared and sent. */
export function withoutTypename<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutTypename) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  // the same object with one name fewer
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutTypename(part)])) as Value;
}
