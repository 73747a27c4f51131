import { later } from '../later.tsx';
import { WaitingForm } from './waiting-form.tsx';

/** What is in it is known to this browser alone, so the page begins without it. */
export const PersonForm = later(async () => (await import('./person-form.tsx')).PersonForm, <WaitingForm />);
