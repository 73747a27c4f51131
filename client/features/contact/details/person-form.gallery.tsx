import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { PersonForm } from './person-form.tsx';

const ask = { homes: [{ id: '1', name: 'Lane Avenue Flats', slug: 'lane-avenue-flats' }] };

export const examples: Examples = {
  'Before a request': () => (
    <RejectedFieldsProvider>
      <PersonForm pending={{ ask }} />
    </RejectedFieldsProvider>
  ),
  'Saved details': () => (
    <RejectedFieldsProvider>
      <PersonForm />
    </RejectedFieldsProvider>
  ),
};
