import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { LegalPage } from './legal-page.tsx';

/** Renders /accessibility: the standard that the site aims for, how it is tested, and where to report problems. */
export function Screen() {
  return (
    <LegalPage
      title="Accessibility Statement"
      description="Everyone should be able to find and list a home here."
      path={paths.accessibility()}
    >
      <h2>What we aim for</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, level AA: keyboard access everywhere, visible focus, labels
        and error messages that screen readers announce, sufficient contrast in light and dark mode, reduced motion, and
        pages that work at 320 pixels and 400% zoom.
      </p>
      <h2>How we test</h2>
      <p>
        Automated checks run on every screen with each change, along with keyboard tests of searching, contacting and
        posting. An independent audit with people who use assistive technology has not been done. [Operator: update
        after an audit.]
      </p>
      <h2>Known limits</h2>
      <ul>
        <li>Landlords write listings and choose images. Descriptions of images may be missing.</li>
        <li>Maps need a pointer for some actions. The list next to a map has the same homes.</li>
        <li>Card fields are provided by Stripe.</li>
      </ul>
      <h2>Something doesn&apos;t work for you?</h2>
      <p>
        <Anchor href={paths.contact()}>Tell us</Anchor>: the page, what you tried, and what you use to browse. We answer
        by email and help you in the meantime.
      </p>
    </LegalPage>
  );
}
