import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pushToDataLayer } from './data-layer.ts';
import { usePageViewTracking } from './use-page-view-tracking.ts';

vi.mock('./data-layer.ts', () => ({ pushToDataLayer: vi.fn() }));
afterEach(() => vi.mocked(pushToDataLayer).mockClear());

function Page({ id }: { id: string }) {
  usePageViewTracking(id);
  return null;
}
const opened = () => vi.mocked(pushToDataLayer).mock.calls.map(([event, facts]) => `${event} ${facts?.['housing_id']}`);

it('counts a listing page once across renders, and again on a later visit', () => {
  history.pushState(null, '', '/home/a');
  render(<Page id="7" />).unmount();
  const { unmount } = render(<Page id="7" />);
  expect(opened()).toEqual(['match_click 7']);
  history.pushState(null, '', '/home/b');
  unmount();
  render(<Page id="8" />).unmount();
  history.pushState(null, '', '/home/a');
  render(<Page id="7" />);
  expect(opened()).toEqual(['match_click 7', 'match_click 8', 'match_click 7']);
});
