import { lazyPart } from '../../components/lazy-part.tsx';
// Here and not with the code alone: they are part of what the server renders.
import '../../forms/form.module.css';
import '../../forms/fields/field.module.css';
import './alert-form.module.css';

/** The form for new homes by mail, at the end of long screens: its code is not what their visitors wait for. */
export const AlertForm = lazyPart(async () => (await import('./alert-form.tsx')).AlertForm);
