import { later } from '../later.tsx';
import { WaitingForm } from './waiting-form.tsx';

/** What is in it is known to this browser alone, so the page begins without it. */
export const MoveInRequest = later(async () => (await import('./move-in-request.tsx')).MoveInRequest, <WaitingForm />);
