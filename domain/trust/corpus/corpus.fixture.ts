import { readFileSync } from 'node:fs';
import { findingMessage, lintText } from '../lint-text.ts';

/** A text, and whether the check should find something in it. */
export interface LabeledText {
  text: string;
  find: boolean;
  topic: string;
}

/** Returns the texts of a file of this folder, in which a line such as `# race` begins a topic. */
export function corpusTexts(name: 'unlawful' | 'contact' | 'lawful'): LabeledText[] {
  const lines = readFileSync(`domain/trust/corpus/${name}.txt`, 'utf8').split('\n').filter(Boolean);
  let topic = '';
  return lines.flatMap((text) => {
    if (!text.startsWith('# ')) return [{ text, find: name !== 'lawful', topic }];
    topic = text.slice(2);
    return [];
  });
}

/** How many texts there are to find and to leave alone, how many were found, and the texts of which the check was wrong. */
export interface Score {
  toFind: number;
  found: number;
  lawful: number;
  rejected: number;
  wrong: readonly string[];
}

/** Returns what the check finds in texts. */
export function scoreTexts(texts: readonly LabeledText[]): Score {
  const checked = texts.map(({ text, find, topic }) => ({ text, find, topic, findings: lintText(text) }));
  const count = (find: boolean, isFound: boolean) =>
    checked.filter((item) => item.find === find && item.findings.length > 0 === isFound).length;
  return {
    toFind: count(true, true) + count(true, false),
    found: count(true, true),
    lawful: count(false, true) + count(false, false),
    rejected: count(false, true),
    wrong: checked
      .filter(({ find, findings }) => find !== findings.length > 0)
      .map(({ text, topic, findings }) =>
        [`${topic}: ${text}`, ...findings.map((finding) => `   ${findingMessage(finding)}`)].join('\n'),
      ),
  };
}

/** Returns whether a score is at least 95 % found and at most 2 % of the lawful texts rejected. */
export const isGoodEnough = ({ toFind, found, lawful, rejected }: Score): boolean =>
  found >= 0.95 * toFind && rejected <= 0.02 * lawful;
