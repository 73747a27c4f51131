import { Agent, get } from 'node:http';

/** Kilobytes over the wire that a page may take at most; tests and the benchmark of pages compare with them. */
export const weightLimits = {
  /** What a document names: the scripts of a renter's and of a landlord's page, and the styles. */
  scripts: 135,
  landlordScripts: 169,
  styles: 15,
  document: 25,
  /** The matches page with all its images. */
  matches: 600,
} as const;

/** Returns bytes as kilobytes, as the limits count them. */
export const kilobytes = (bytes: number): number => bytes / 1000;

interface PageResponse {
  status: number;
  type: string;
  /** Bytes of the body as transferred. */
  bytes: number;
  /** Milliseconds from the request to the last byte. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };

/** Sends a request as a browser does, over one connection, and measures the transferred size of the response. */
export function fetchPage(url: string, cookie = ''): Promise<PageResponse> {
  const from = performance.now();
  return new Promise((done, failed) => {
    get(url, { agent, headers: cookie ? { ...HEADERS, cookie } : HEADERS }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        done({ status, type: headers['content-type'] ?? '', bytes, ms: performance.now() - from });
      });
      response.on('error', failed);
    }).on('error', failed);
  });
}

/** Returns the files that a document names, by type. */
function referencedFiles(html: string) {
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([text]) => text);
  const addresses = (kind: string) =>
    new Set(tags.filter((tag) => tag.includes(kind)).flatMap((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []));
  return {
    scripts: JSON.parse(/<script [^>]*id="scripts">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[],
    styles: addresses('rel="stylesheet"'),
    fonts: addresses('as="font"'),
  };
}

/** Returns the bytes of a document and of the files that it names, as a browser would be sent them. */
export async function measurePageWeight(origin: string, path: string) {
  const files = referencedFiles(await (await fetch(origin + path)).text());
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const file of paths) bytes += (await fetchPage(origin + file)).bytes;
    return bytes;
  };
  return {
    document: await sum([path]),
    scripts: await sum(files.scripts),
    styles: await sum(files.styles),
    fonts: await sum(files.fonts),
  };
}
