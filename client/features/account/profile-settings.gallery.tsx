import type { Examples } from '../../../mocks/gallery/example.ts';
import { ProfileSettings } from './profile-settings.tsx';

const nothing = () => Promise.resolve();
const account = { email: 'landlord@demo.example', pendingEmail: null, firstName: 'Robin', lastName: 'Calloway' };

export const examples: Examples = {
  'Current values': () => <ProfileSettings account={account} changed={nothing} />,
  'New email unconfirmed': () => (
    <ProfileSettings account={{ ...account, pendingEmail: 'robin@calloway.example' }} changed={nothing} />
  ),
  'Without name': () => <ProfileSettings account={{ ...account, firstName: '', lastName: '' }} changed={nothing} />,
};
