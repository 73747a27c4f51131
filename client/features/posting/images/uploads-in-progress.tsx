import { Text } from '../../../components/layout/text.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import parts from '../sections/section-fields.module.css';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { draftUploads } from './form-uploads.ts';

/** Shows, on the payment step, the images of step 2 that are uploading or failed. Publishing waits for them. */
export function FormUploadsInProgress() {
  const { cache } = useApolloClient();
  const queue = draftUploads(cache);
  const { inProgress: sending } = useSyncExternalStore(queue.subscribe, queue.now, queue.now);
  const failed = sending.filter((one) => one.failed).length;
  return <UploadsInProgress underWay={sending.length - failed} failed={failed} />;
}

/** The live region is always rendered, so that screen readers announce changes to it. */
export function UploadsInProgress({ underWay, failed }: { underWay: number; failed: number }) {
  return (
    <Text as="div" role="status" className={parts.lead}>
      {underWay > 0 && (
        <p>
          {underWay === 1 ? 'One image is' : `${underWay} images are`} still uploading. Your listing will be published
          with
          {underWay === 1 ? ' it' : ' them'}.
        </p>
      )}
      {failed > 0 && (
        <p>
          {failed === 1 ? 'One image' : `${failed} images`} failed to upload.{' '}
          <Anchor href={paths.post(2)}>Upload {failed === 1 ? 'it' : 'them'} again</Anchor>
        </p>
      )}
    </Text>
  );
}
