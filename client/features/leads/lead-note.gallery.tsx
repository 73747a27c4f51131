import type { Examples } from '../../../mocks/gallery/example.ts';
import { LeadNote } from './lead-note.tsx';

const save = () => undefined;

export const examples: Examples = {
  Empty: () => <LeadNote leadId="1" note="" busy={false} save={save} />,
  Filled: () => <LeadNote leadId="1" note="Touring on Saturday at ten." busy={false} save={save} />,
};
