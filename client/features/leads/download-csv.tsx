import { CSV_PATH } from '../../../domain/leads/leads-csv.ts';
import { serverUrl } from '../../graphql/server-url.ts';
import { SESSION_EXPIRED, UNREACHABLE } from '../../graphql/error-message.ts';
import { fetchWithToken } from '../../graphql/xsrf.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import type { LeadFilterInput } from './leads.generated.ts';

/** Returns the URL of the CSV file with the leads that match the filter. */
function csvUrl({ listingId, stage, spam, words }: LeadFilterInput): string {
  const query = new URLSearchParams({
    ...(listingId && { listing: listingId }),
    ...(stage && { stage }),
    ...(spam && { spam: '1' }),
    ...(words && { words }),
  }).toString();
  return serverUrl(`${CSV_PATH as '/'}${query && `?${query}`}`);
}

const fileNameFrom = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'leads.csv';

/** Downloads a file in the browser. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Renders the button that downloads all leads that match the filter, not only the first twenty, as CSV. */
export function DownloadCsv({ filter, what }: { filter: LeadFilterInput; what: string }) {
  const action = useAsyncAction();
  const download = async (): Promise<void> => {
    const response = await fetchWithToken(csvUrl(filter), { headers: { accept: 'text/csv' } });
    if (response.ok) return saveFile(await response.blob(), fileNameFrom(response.headers.get('content-disposition')));
    if (response.status !== 401) throw new Error(UNREACHABLE);
    openDialog('login', { message: SESSION_EXPIRED, onSuccess: () => void action.run(download) });
  };
  return (
    <div>
      <Button
        look="text"
        busy={action.busy}
        onClick={() => void action.run(download)}
        aria-label={`Download CSV of ${what}`}
      >
        Download CSV
      </Button>
      <RequestFailed action={action} />
    </div>
  );
}
