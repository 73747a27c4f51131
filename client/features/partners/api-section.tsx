import type { SelectedPlace } from './selected-place.ts';
import { CodeBlock } from './code-block.tsx';
import css from './partners-screen.module.css';

const SCRIPT = `const homes = NearcampusWidget.open({ site: 'cr', target: '#homes' });
homes.prefill({ bedrooms: 2, budget: 1200 });
homes.on('request-sent', ({ housingId }) => count(housingId));
homes.destroy();`;

interface ApiSectionProps {
  origin: string;
  place: SelectedPlace | null;
}

/** For who writes a program: the widget's own calls, and data without a widget. */
export function ApiSection({ origin, place }: ApiSectionProps) {
  const school = place?.type === 'college' ? place.id : 204796;
  return (
    <section className={css.part} aria-labelledby="programs">
      <h2 id="programs">For your programs</h2>
      <p>
        Scripts of your page can open the widget, fill in what you know, hear what happens in it and take it away. The
        types are at <a href="/widget.d.ts">widget.d.ts</a>.
      </p>
      <CodeBlock label="From a script" code={SCRIPT} />
      <p>
        Homes as data, for a list of your own: allowed sites may read it from a browser, any server may. Every call is
        described at <a href="/api">/api</a>, to read and to try.
      </p>
      <CodeBlock label="As data" code={`${origin}/api/partner/listings?school_id=${school}`} />
    </section>
  );
}
