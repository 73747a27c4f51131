import { useState } from 'react';
import type { Examples } from '../../../../mocks/gallery/example.ts';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { PersonFields } from './person-fields.tsx';

function Ana() {
  const [person, setPerson] = useState({ firstName: 'Ana', lastName: 'Reyes', phone: '6145550123', email: '' });
  return <PersonFields value={person} onChange={setPerson} />;
}

export const examples: Examples = {
  'Partly filled': () => (
    <RejectedFieldsProvider>
      <Ana />
    </RejectedFieldsProvider>
  ),
};
