import type { Examples } from '../../../mocks/gallery/example.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { ImportImages } from './import-images.tsx';

function Example() {
  const wanted = ['b12-front.jpg', 'b12-kitchen.jpg'];
  return <ImportImages wanted={wanted} action={useAsyncAction()} added={() => undefined} />;
}

export const examples: Examples = {
  'Two images': () => <Example />,
};
