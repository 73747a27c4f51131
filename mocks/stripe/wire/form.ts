import { invalidRequest } from './errors.ts';

/** A form value: text, or named parts. Lists are parts named 0, 1, 2 until a schema parses them as a list. */
type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

const MOST_PAIRS = 1000;
const DEEPEST = 8;

/** Parses `a[b][0]=c` pairs from a body or a query. Rejects invalid nesting. */
export function parseForm(text: string): FormTree {
  const root = tree();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++pairs > MOST_PAIRS) throw invalidRequest('Too many parameters.');
    put(root, path(name), value);
  }
  return root;
}

function path(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`, { param: name.slice(0, 100) });
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  if (inner.length > DEEPEST) throw invalidRequest('Parameters are nested too deeply.');
  return [match[1], ...inner];
}

function put(root: FormTree, names: readonly string[], value: string): void {
  let at = root;
  names.forEach((name, index) => {
    const key = name === '' ? String(Object.keys(at).length) : name;
    if (index === names.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key] ?? tree();
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${names[0]}`, { param: names[0] });
    at[key] = next;
    at = next;
  });
}

/** Without a prototype, `__proto__` is an ordinary name. */
function tree(): FormTree {
  return Object.create(null);
}
