import { later } from '../../later.tsx';
// Here and not with the code alone: they are part of what the server renders.
import '../../form/form.module.css';
import '../../ui/field.module.css';
import './alert-form.module.css';

/** The form for new homes by mail, at the end of long screens: its code is not what their visitors wait for. */
export const AlertForm = later(async () => (await import('./alert-form.tsx')).AlertForm);
