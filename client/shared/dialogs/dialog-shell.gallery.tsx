import type { Examples } from '../../../mocks/gallery/example.ts';
import { DialogShell } from './dialog-shell.tsx';

const paragraph =
  'What is written here is longer than the window is high, so the dialog scrolls and its head stays where it is. ';

export const alone = true;
export const examples: Examples = {
  Short: () => (
    <DialogShell title="Please note">
      <p>The browser keeps the focus in here; Escape closes it.</p>
    </DialogShell>
  ),
  'Long title, long text': () => (
    <DialogShell title="Ask about The Residences at the Old Courthouse on North High Street">
      {Array.from({ length: 14 }, (_, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </DialogShell>
  ),
};
