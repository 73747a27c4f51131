import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { track } from '../ui/data-layer.ts';
import { useTrackedPage } from './use-tracked-page.ts';

vi.mock('../ui/data-layer.ts', () => ({ track: vi.fn() }));
afterEach(() => vi.mocked(track).mockClear());

function Page({ id }: { id: string }) {
  useTrackedPage(id);
  return null;
}
const opened = () => vi.mocked(track).mock.calls.map(([event, facts]) => `${event} ${facts?.['housing_id']}`);

it('counts a home’s page once, however often its screen is drawn anew, and again when one comes back', () => {
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
