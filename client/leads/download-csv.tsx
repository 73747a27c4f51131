import { CSV_PATH } from '../../domain/leads/csv.ts';
import { serverAddress } from '../apollo/server-address.ts';
import { SESSION_OVER, UNREACHABLE } from '../apollo/words-for.ts';
import { fetchWithToken } from '../apollo/xsrf.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { openDialog } from '../ui/dialog.ts';
import type { LeadFilterInput } from './leads.generated.ts';

/** The address of the file with the leads that a filter finds. */
export function csvAddress({ listingId, stage, spam, words }: LeadFilterInput): string {
  const query = new URLSearchParams({
    ...(listingId && { listing: listingId }),
    ...(stage && { stage }),
    ...(spam && { spam: '1' }),
    ...(words && { words }),
  }).toString();
  return serverAddress(`${CSV_PATH as '/'}${query && `?${query}`}`);
}

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'leads.csv';

/** Gives the browser a file to keep. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // It has been taken by the time a next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** The leads that are shown, all of them and not only the first twenty, as a file for a spreadsheet. */
export function DownloadCsv({ filter, what }: { filter: LeadFilterInput; what: string }) {
  const action = useAction();
  const download = async (): Promise<void> => {
    const response = await fetchWithToken(csvAddress(filter), { headers: { accept: 'text/csv' } });
    if (response.ok) return keep(await response.blob(), nameIn(response.headers.get('content-disposition')));
    if (response.status !== 401) throw new Error(UNREACHABLE);
    openDialog('login', { message: SESSION_OVER, onSuccess: () => void action.run(download) });
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
      <FailedLine action={action} />
    </div>
  );
}
