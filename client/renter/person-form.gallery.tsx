import type { Examples } from '../../mocks/gallery/example.ts';
import { RefusedProvider } from '../form/refused.tsx';
import { PersonForm } from './person-form.tsx';

const ask = { homes: [{ id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' }] };

export const examples: Examples = {
  'On the way to a request': () => (
    <RefusedProvider>
      <PersonForm pending={{ ask }} />
    </RefusedProvider>
  ),
  'To keep in order': () => (
    <RefusedProvider>
      <PersonForm />
    </RefusedProvider>
  ),
};
