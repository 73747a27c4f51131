import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The client's network requests [§7]: all go to the application's own host, whose address is configuration (K43). */
const files = globSync('client/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories|fixture)\.|\.generated\.|__generated__/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '') }));
const matching = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it("uses the network in few places: those that use the application's address, and the map, which loads a file of its build", () => {
  const calls =
    /\bfetch\(|new XMLHttpRequest|new WebSocket|sendBeacon\(|new EventSource|new HttpLink|createClient\(\{ url|\bloadStripe\(/;
  expect(matching(calls).toSorted()).toEqual([
    'client/features/posting/images/upload-image.ts',
    'client/graphql/subscription-link.ts',
    'client/graphql/xsrf.ts',
    'client/shared/card-payment/stripe-processor.tsx',
    'client/shared/map/state-outlines.ts',
    'client/widget/frame-error.tsx', // requests its own page to detect whether the connection is lost
    'client/widget/frame-transport.ts',
  ]);
});

it('contains no host, and no path of the application except through its address', () => {
  const hosts = files.flatMap(({ text }) => [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([host]) => host));
  // Two are vocabulary identifiers, one is a link that a map's license requires; nothing is fetched from there.
  const named = ['http://here', 'http://purl.org', 'https://schema.org', 'https://www.openstreetmap.org'];
  expect(new Set(hosts)).toEqual(new Set(named));
  const bare = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^.*['"`]\/(?:graphql|api|dev|embed|login)\b.*$/gm)]
      .map(([line]) => line)
      // a link is not a request: the page of the REST calls is opened, not fetched
      .filter(
        (line) =>
          !line.includes('serverUrl(') && !/<a href=/.test(line) && !/^client\/app\/(paths|routes)\.tsx?/.test(file),
      ),
  );
  expect(bare).toEqual([]);
});
