import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compareScreenshots, decoded, encoded, isSameRendering, shrunk } from './screenshot.ts';

/** What the comparison accepts and rejects: a drawn page, changed in one respect at a time. */
const page = {
  accent: '#14603f',
  padding: 0,
  button: 24,
  line: true,
  height: 800,
  letters: 500,
  radius: 22,
};

function drawn(change: Partial<typeof page> = {}): Promise<Buffer> {
  const { accent, padding, button, line, height, letters, radius } = { ...page, ...change };
  // Lines of text as bars, so that the machine's fonts do not matter.
  const row = (y: number, width: number) =>
    `<rect x="24" y="${y + padding}" width="${width}" height="9" fill="#1c2721" fill-opacity="${letters / 1000}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
    <rect width="390" height="${height}" fill="#fcfaf6"/>
    <rect x="16" y="80" width="358" height="520" rx="22" fill="#fff" stroke="#e3dfd5"/>
    ${row(120, 300)}${line ? row(144, 240) : ''}${row(168, 280)}
    <rect x="${button}" y="${220 + padding}" width="160" height="44" rx="${radius}" fill="${accent}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const differs = async (change: Partial<typeof page>) => {
  const kept = await decoded(await encoded(await shrunk(await drawn(), 390)));
  return (await compareScreenshots(await shrunk(await drawn(change), 390), kept, 390)).difference;
};

it('accepts differences in text rendering alone', async () => {
  expect(await differs({})).toBeUndefined();
  expect(await differs({ letters: 520 })).toBeUndefined();
  expect(await differs({ letters: 480 })).toBeUndefined();
  expect(await differs({ button: 24.4 })).toBeUndefined();
  expect(await differs({ height: 803 })).toBeUndefined();
});

it.each([
  ['another colour', { accent: '#1d4f8f' }],
  ['8 px of padding', { padding: 8 }],
  ['a button moved by 8 px', { button: 32 }],
  ['a line that is missing', { line: false }],
  ['other corners', { radius: 0 }],
  ['a page 8 px longer', { height: 808 }],
])('rejects %s', async (_, change) => {
  expect(await differs(change)).toMatch(/differs by|longer/);
});

it('treats two screenshots as the same page only when they differ by rendering noise', async () => {
  expect(await isSameRendering(await drawn(), await drawn({ accent: '#17633f' }))).toBe(true);
  expect(await isSameRendering(await drawn(), await drawn({ accent: '#1e6a3f' }))).toBe(false);
  expect(await isSameRendering(await drawn(), await drawn({ line: false }))).toBe(false);
  expect(await isSameRendering(await drawn(), await drawn({ height: 801 }))).toBe(false);
});
