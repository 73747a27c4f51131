import { escapeHtml } from '../../../domain/format/escape-html.ts';

/** Markup that is safe to insert in a page unescaped. */
export class Html {
  constructor(readonly markup: string) {}
}

/** A value in a template; null is nothing. */
export type Part = string | number | Html | null | readonly Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (part === null) return '';
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
};

/** Returns the template's markup with its values escaped, except values that are markup themselves. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(texts.map((text, index) => text + render(values[index] ?? null)).join(''));
}
