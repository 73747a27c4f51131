import { CSV_PATH } from '../../../domain/leads/leads-csv.ts';
import { serverUrl } from '../../graphql/server-url.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useDownload } from '../../shared/billing/download-file.ts';
import { Button } from '../../components/button.tsx';
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

/** Renders the button that downloads all leads that match the filter, not only the first twenty, as CSV. */
export function DownloadCsv({ filter, what }: { filter: LeadFilterInput; what: string }) {
  const action = useDownload(csvUrl(filter), 'text/csv', 'leads.csv');
  return (
    <div>
      <Button look="text" busy={action.busy} onClick={action.start} aria-label={`Download CSV of ${what}`}>
        Download CSV
      </Button>
      <RequestFailed action={action} />
    </div>
  );
}
