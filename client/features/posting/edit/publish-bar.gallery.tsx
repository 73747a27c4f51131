import type { Examples } from '../../../../mocks/gallery/example.ts';
import { UNREACHABLE } from '../../../graphql/error-message.ts';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { PublishBar } from './publish-bar.tsx';

const nothing = () => undefined;
const still = () => Promise.resolve();
const idle: AsyncAction = { busy: false, failed: undefined, run: still, retry: still };
const bar = { action: idle, done: false, changed: [], incomplete: [], publish: nothing, discard: nothing };

export const examples: Examples = {
  'As it is published': () => <PublishBar {...bar} />,
  'Changed in two sections': () => <PublishBar {...bar} changed={['Contact Information', 'Images']} />,
  'Something is missing': () => <PublishBar {...bar} changed={['Images']} incomplete={['Images', 'Amenities']} />,
  'Another kind that costs more': () => <PublishBar {...bar} changed={['Property Type']} chargeCents={1342} />,
  'On its way': () => <PublishBar {...bar} changed={['Images']} action={{ ...idle, busy: true }} />,
  'The server was not reached': () => (
    <PublishBar {...bar} changed={['Images']} action={{ ...idle, failed: UNREACHABLE }} />
  ),
};
