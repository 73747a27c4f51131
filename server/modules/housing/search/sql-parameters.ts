/** Adds a value to a statement and returns its place in the SQL text. */
export type Bind = (value: number | string | readonly number[] | null, type: string) => string;

/** A prepared statement: PostgreSQL plans it once per connection, under its name. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** Returns a statement whose values are parameters; equal texts have equal names. */
export function prepared(write: (bind: Bind) => string): Statement {
  const values: unknown[] = [];
  const text = write((value, type) => {
    values.push(value);
    return `$${values.length}::${type}`;
  });
  const name = names.get(text) ?? `housing-${names.size + 1}`;
  names.set(text, name);
  return { name, text, values };
}

/**
 * Returns a value as an SQL literal, for statements that compare a search with others and have parameters of their
 * own. In parentheses, because two minus signs would begin a comment.
 */
export const inlined: Bind = (value, type) => {
  if (value === null) return `null::${type}`;
  if (typeof value === 'number') return `(${value})::${type}`;
  const text = typeof value === 'string' ? value.replaceAll("'", "''") : `{${value.join(',')}}`;
  return `'${text}'::${type}`;
};
