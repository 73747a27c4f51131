import type { Meta } from '@storybook/react-vite';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { ImportImages } from './import-images.tsx';

export default { component: ImportImages } satisfies Meta<typeof ImportImages>;

function Example() {
  const wanted = ['b12-front.jpg', 'b12-kitchen.jpg'];
  return <ImportImages wanted={wanted} action={useAsyncAction()} added={() => undefined} />;
}

export const TwoImages = { render: () => <Example /> };
