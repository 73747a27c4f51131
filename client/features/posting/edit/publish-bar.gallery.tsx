import type { Examples } from '../../../../mocks/gallery/example.ts';
import { UNREACHABLE } from '../../../graphql/error-message.ts';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { PublishBar } from './publish-bar.tsx';

const nothing = () => undefined;
const still = () => Promise.resolve();
const idle: AsyncAction = { busy: false, failed: undefined, run: still, retry: still };
const costs = { chargeCents: 0, waits: false };
const bar = { ...costs, action: idle, done: false, changed: [], incomplete: [], publish: nothing, discard: nothing };

export const examples: Examples = {
  Unchanged: () => <PublishBar {...bar} />,
  'Two sections changed': () => <PublishBar {...bar} changed={['Contact Information', 'Images']} />,
  Incomplete: () => <PublishBar {...bar} changed={['Images']} incomplete={['Images', 'Amenities']} />,
  'Upgrade with a charge': () => <PublishBar {...bar} changed={['Property Type']} chargeCents={1342} />,
  Publishing: () => <PublishBar {...bar} changed={['Images']} action={{ ...idle, busy: true }} />,
  'Server unreachable': () => <PublishBar {...bar} changed={['Images']} action={{ ...idle, failed: UNREACHABLE }} />,
};
