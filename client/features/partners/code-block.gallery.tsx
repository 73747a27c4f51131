import type { Examples } from '../../../mocks/gallery/example.ts';
import { CodeBlock } from './code-block.tsx';

export const examples: Examples = {
  'Several lines': () => (
    <CodeBlock label="Your policy" code={'script-src https://homes.example;\nframe-src https://homes.example;'} />
  ),
  'Long line': () => (
    <CodeBlock label="Your snippet" code={`<script async src="https://homes.example/${'a'.repeat(120)}"></script>`} />
  ),
};
