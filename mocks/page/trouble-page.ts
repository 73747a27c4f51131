/** Says in the page why it cannot be shown, and what to do; plain DOM, for nothing else runs yet. */
export function showTrouble(root: Element, why: string, advice: string): void {
  const main = document.createElement('main');
  main.style.cssText = 'max-width: 38rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif';
  const heading = document.createElement('h1');
  heading.textContent = 'This page cannot answer itself here';
  const [reason, way] = [document.createElement('p'), document.createElement('p')];
  reason.textContent = why;
  way.textContent = advice;
  main.append(heading, reason, way);
  root.replaceChildren(main);
  document.title = heading.textContent;
}
