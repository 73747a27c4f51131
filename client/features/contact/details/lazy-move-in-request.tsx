import { lazyPart } from '../../../components/lazy-part.tsx';
import { FormLoading } from '../../../shared/contact/form-loading.tsx';

/** What is in it is known to this browser alone, so the page begins without it. */
export const LazyMoveInRequest = lazyPart(
  async () => (await import('./move-in-request.tsx')).MoveInRequest,
  <FormLoading />,
);
