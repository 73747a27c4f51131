import type { ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useDownload } from './download-file.ts';

interface DownloadButtonProps extends ComponentProps<typeof Button> {
  url: string;
  mediaType: string;
  /** The name for a response that names no file. */
  fileName: string;
}

/** Renders the button that downloads a file of the server's, and its status when that fails. */
export function DownloadButton({ url, mediaType, fileName, ...button }: DownloadButtonProps) {
  const download = useDownload(url, mediaType, fileName);
  return (
    <>
      <Button {...button} busy={download.busy} onClick={download.start} />
      <RequestFailed action={download} />
    </>
  );
}
