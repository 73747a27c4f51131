import type { Examples } from '../../../mocks/gallery/example.ts';
import { ProfileSettings } from './profile-settings.tsx';

const nothing = () => Promise.resolve();
const account = { email: 'landlord@demo.example', pendingEmail: null, firstName: 'Robin', lastName: 'Calloway' };

export const examples: Examples = {
  'As they are': () => <ProfileSettings account={account} changed={nothing} />,
  'A new email waits': () => (
    <ProfileSettings account={{ ...account, pendingEmail: 'robin@calloway.example' }} changed={nothing} />
  ),
  'Without a name': () => <ProfileSettings account={{ ...account, firstName: '', lastName: '' }} changed={nothing} />,
};
