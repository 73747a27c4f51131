import type { Examples } from '../../../mocks/gallery/example.ts';
import { DialogShell } from './dialog-shell.tsx';

const paragraph = 'This text is taller than the window, so the dialog scrolls and its header stays in place. ';

export const alone = true;
export const examples: Examples = {
  Short: () => (
    <DialogShell title="Please note">
      <p>The browser keeps the focus in here; Escape closes it.</p>
    </DialogShell>
  ),
  'Long title, long text': () => (
    <DialogShell title="Contact landlord: The Residences at the Old Courthouse on North High Street">
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </DialogShell>
  ),
};
