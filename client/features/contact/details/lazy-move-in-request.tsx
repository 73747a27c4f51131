import { lazyPart } from '../../../components/lazy-part.tsx';
import { FormLoading } from '../../../shared/contact/form-loading.tsx';

/** Its content exists only in this browser, so the page renders without it first. */
export const LazyMoveInRequest = lazyPart(
  async () => (await import('./move-in-request.tsx')).MoveInRequest,
  <FormLoading />,
);
