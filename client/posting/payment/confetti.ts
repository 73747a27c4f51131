import css from './confetti.module.css';

const PIECES = 70;
const LASTS_MS = 2000;
const COLOURS = ['var(--accent)', 'var(--accent-2)', 'var(--notice)', 'var(--good)', 'var(--accent-strong)'];

/**
 * 70 pieces for 2000 ms in a layer of the body, above the router, so that going to the next screen does not cut them
 * short (K29). None for those who asked for calm.
 */
export function throwConfetti(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const layer = document.createElement('div');
  layer.className = css.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < PIECES; index += 1) {
    const piece = document.createElement('i');
    const set = (name: string, value: string) => piece.style.setProperty(name, value);
    set('--left', `${Math.random() * 100}%`);
    set('--drift', `${Math.random() * 30 - 15}vw`);
    set('--turn', `${Math.round(Math.random() * 1440 - 720)}deg`);
    set('--delay', `${Math.round(Math.random() * 300)}ms`);
    set('--colour', COLOURS[index % COLOURS.length] ?? 'currentColor');
    layer.append(piece);
  }
  document.body.append(layer);
  setTimeout(() => layer.remove(), LASTS_MS);
}
