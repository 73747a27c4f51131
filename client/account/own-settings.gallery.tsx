import type { Examples } from '../../mocks/gallery/example.ts';
import { OwnSettings } from './own-settings.tsx';

const nothing = () => Promise.resolve();
const account = { email: 'landlord@demo.example', pendingEmail: null, firstName: 'Robin', lastName: 'Calloway' };

export const examples: Examples = {
  'As they are': () => <OwnSettings account={account} changed={nothing} />,
  'A new e-mail waits': () => (
    <OwnSettings account={{ ...account, pendingEmail: 'robin@calloway.example' }} changed={nothing} />
  ),
  'Without a name': () => <OwnSettings account={{ ...account, firstName: '', lastName: '' }} changed={nothing} />,
};
