import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { PersonFields } from './person-fields.tsx';

export default { component: PersonFields } satisfies Meta<typeof PersonFields>;

function Ana() {
  const [person, setPerson] = useState({ firstName: 'Ana', lastName: 'Reyes', phone: '6145550123', email: '' });
  return <PersonFields value={person} onChange={setPerson} />;
}

export const PartlyFilled = {
  render: () => (
    <RejectedFieldsProvider>
      <Ana />
    </RejectedFieldsProvider>
  ),
};
