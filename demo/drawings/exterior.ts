import type { SeededRandom } from '../seeded-random.ts';
import {
  circle,
  ellipse,
  verticalGradient,
  HEIGHT,
  path,
  rect,
  adjustShade,
  stroke,
  repeatShape,
  WIDTH,
} from './svg-shapes.ts';

/** The y coordinate of the ground under houses. */
export const GROUND = 640;

const skies = [
  ['#cfe4f1', '#fbf3e4'],
  ['#d9e6f5', '#fde8d8'],
  ['#cde3dc', '#f8f2dc'],
  ['#e3dcee', '#fdeee0'],
  ['#bfdaea', '#f3f6ec'],
] as const;

const greens = ['#6f9a74', '#7fa86a', '#5d8a66', '#8aa860', '#b98a4a'] as const;

/** Draws sky, sun or clouds, and distant hills. */
export function sky(random: SeededRandom): string {
  const [top, bottom] = random.pick(skies);
  const cloud = (x: number, y: number, size: number) =>
    `${ellipse(x, y, 62 * size, 20 * size, '#ffffff', { opacity: 0.7 })}${ellipse(x + 34 * size, y - 15 * size, 38 * size, 20 * size, '#ffffff', { opacity: 0.7 })}${ellipse(x - 28 * size, y - 10 * size, 30 * size, 15 * size, '#ffffff', { opacity: 0.7 })}`;
  const hill = (height: number, color: string, shift: number) =>
    path(
      `M0 ${GROUND}V${GROUND - height}C${200 + shift} ${GROUND - height - 70} ${420 + shift} ${GROUND - height + 40} 640 ${GROUND - height - 20}S${1000 + shift} ${GROUND - height + 30} ${WIDTH} ${GROUND - height - 50}V${GROUND}Z`,
      color,
    );
  return [
    `<defs>${verticalGradient('sky', top, bottom)}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    circle(random.whole(140, 1060), random.whole(90, 170), random.whole(38, 54), '#fff7e0', { opacity: 0.9 }),
    repeatShape(random.whole(2, 4), () =>
      cloud(random.whole(80, 1120), random.whole(70, 240), random.between(0.7, 1.4)),
    ),
    hill(random.whole(90, 150), adjustShade(bottom, -0.1), random.whole(-80, 80)),
    hill(random.whole(40, 80), adjustShade('#9db89a', random.between(0, 0.25)), random.whole(-80, 80)),
  ].join('');
}

/** Draws grass, a sidewalk and the street. */
export function ground(random: SeededRandom): string {
  const grass = random.pick(['#a9c39a', '#b3c792', '#9dbd97']);
  return [
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, grass),
    rect(0, GROUND, WIDTH, 10, adjustShade(grass, -0.08)),
    rect(0, GROUND + 66, WIDTH, 34, '#ddd6c8'),
    repeatShape(13, (index) => rect(index * 98 + 20, GROUND + 66, 2, 34, '#c9c1b1')),
    rect(0, GROUND + 100, WIDTH, HEIGHT, '#8f9396'),
    rect(0, GROUND + 100, WIDTH, 6, '#7b7f82'),
    repeatShape(8, (index) => rect(index * 170 + 30, GROUND + 134, 84, 6, '#f3efe2', { opacity: 0.85 })),
  ].join('');
}

/** Draws a round tree; `size` 1 is as high as two floors. */
export function tree(random: SeededRandom, x: number, size: number): string {
  const leaf = random.pick(greens);
  const top = GROUND - 150 * size;
  return [
    ellipse(x, GROUND + 8, 70 * size, 10 * size, '#000000', { opacity: 0.12 }),
    path(
      `M${x - 9 * size} ${GROUND + 6}L${x - 5 * size} ${top}h${10 * size}L${x + 9 * size} ${GROUND + 6}Z`,
      '#75604c',
    ),
    circle(x - 34 * size, top + 10 * size, 46 * size, adjustShade(leaf, -0.12)),
    circle(x + 34 * size, top + 4 * size, 50 * size, adjustShade(leaf, -0.05)),
    circle(x, top - 42 * size, 60 * size, leaf),
    circle(x - 16 * size, top - 56 * size, 30 * size, adjustShade(leaf, 0.14), { opacity: 0.8 }),
  ].join('');
}

/** Draws a row of low bushes between two x coordinates. */
export function hedge(random: SeededRandom, from: number, to: number): string {
  const leaf = random.pick(greens);
  return repeatShape(Math.max(1, Math.floor((to - from) / 44)), (index) => {
    const x = from + 22 + index * 44;
    const height = random.between(20, 30);
    return `${ellipse(x, GROUND + 6, 30, height, adjustShade(leaf, -0.1))}${ellipse(x - 6, GROUND - 2, 18, height * 0.6, adjustShade(leaf, 0.1))}`;
  });
}

export const streetLamp = (x: number): string =>
  [
    rect(x - 4, GROUND - 180, 8, 250, '#4b5257'),
    stroke(`M${x} ${GROUND - 180}q0 -34 36 -34`, '#4b5257', 7),
    ellipse(x + 44, GROUND - 208, 18, 9, '#fbe6a2'),
  ].join('');

/** Draws a bicycle on the sidewalk. */
export function bicycle(random: SeededRandom, x: number): string {
  const [y, color] = [GROUND + 74, random.pick(['#b4472f', '#2f6f7a', '#3b5ba0', '#d6912a'])];
  const wheel = (cx: number) => circle(cx, y, 24, 'none', { stroke: '#3a3f42', 'stroke-width': 4 });
  return [
    wheel(x - 34),
    wheel(x + 34),
    stroke(
      `M${x - 34} ${y}L${x - 12} ${y - 38}H${x + 24}L${x + 34} ${y}M${x + 24} ${y - 38}L${x} ${y}L${x - 12} ${y - 38}M${x - 34} ${y}H${x}`,
      color,
      5,
    ),
    stroke(`M${x - 20} ${y - 48}h18M${x + 24} ${y - 38}l-4 -14h14`, '#3a3f42', 5),
  ].join('');
}
