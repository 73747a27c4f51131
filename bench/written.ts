import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The parts of docs/benchmarks.md, in their order; each bench writes its own and leaves the others. */
const parts = ['search', 'places', 'web', 'widget', 'dev'] as const;
export type Part = (typeof parts)[number];

const HEAD = '# Benchmarks\n\nWritten by `npm run bench`, a part at a time: figures compare within one part only.\n';
const begin = (part: Part) => `<!-- ${part} -->`;
const end = (part: Part) => `<!-- end of ${part} -->`;

/** Writes one part of a report. */
export function writePart(file: string, part: Part, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const textOf = (name: Part) => {
    const [from, to] = [before.indexOf(begin(name)), before.indexOf(end(name))];
    return from >= 0 && to > from ? before.slice(from + begin(name).length, to).trim() : '';
  };
  const written = parts.flatMap((name) => {
    const content = name === part ? text.trim() : textOf(name);
    return content ? [`${begin(name)}\n\n${content}\n\n${end(name)}\n`] : [];
  });
  writeFileSync(file, [HEAD, ...written].join('\n'));
}
