const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Returns a Markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
