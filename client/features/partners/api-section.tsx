import { Stack } from '../../components/layout/layout.tsx';
import type { SelectedPlace } from './selected-place.ts';
import { CodeBlock } from './code-block.tsx';
import css from './partners-screen.module.css';

const SCRIPT = `const homes = NearcampusWidget.open({ site: 'cr', target: '#homes' });
homes.prefill({ bedrooms: 2, budget: 1200 });
homes.on('request-sent', ({ housingId }) => count(housingId));
homes.destroy();`;

/** Renders the section for developers: the widget's JavaScript API, and data without a widget. */
export function ApiSection({ origin, place }: { origin: string; place: SelectedPlace | null }) {
  const school = place?.type === 'college' ? place.id : 204796;
  return (
    <Stack as="section" className={css.part} aria-labelledby="programs">
      <h2 id="programs">For developers</h2>
      <p>
        Scripts on your page can open the widget, prefill what you know, listen to its events and remove it. The types
        are at <a href="/widget.d.ts">widget.d.ts</a>.
      </p>
      <CodeBlock label="From a script" code={SCRIPT} />
      <p>
        Get homes as data for your own list, from the browser on approved sites or from any server. Every call is
        documented at <a href="/api">/api</a>, where you can try it too.
      </p>
      <CodeBlock label="As data" code={`${origin}/api/partner/listings?school_id=${school}`} />
    </Stack>
  );
}
