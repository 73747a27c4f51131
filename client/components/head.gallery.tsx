import type { Examples } from '../../mocks/gallery/example.ts';
import { Head } from './head.tsx';

export const alone = true;
export const examples: Examples = {
  'Title and meta tags': () => (
    <>
      <Head title="Homes near Ohio State" description="What each person pays." hidden />
      <p>It draws nothing: look at the title of this page.</p>
    </>
  ),
};
