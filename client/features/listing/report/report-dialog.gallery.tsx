import type { Examples } from '../../../../mocks/gallery/example.ts';
import { ReportDialog } from './report-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  Dialog: () => <ReportDialog id="1" name="Lane Avenue Flats" />,
};
