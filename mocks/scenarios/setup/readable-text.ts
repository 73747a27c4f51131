const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** Returns the page's visible text in one line; in jsdom, which has no layout, all of its text. */
export function readableText(): string {
  const { innerText } = document.body as { innerText?: string };
  if (innerText !== undefined) return squeezed(innerText);
  const parts = [...document.body.children].filter((child) => !child.matches('script, style, template, noscript'));
  return squeezed(parts.map(({ textContent }) => textContent).join('\n'));
}

/** Returns whether the page shows this text. A pattern may span several elements. */
export const isRead = (words: string | RegExp, text: string = readableText()): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

/** Waits until the page shows this text. @throws after `patienceMs`, with the text that is shown instead */
export function whenRead(words: string | RegExp, patienceMs: number): Promise<void> {
  return new Promise((done, failed) => {
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      observer.disconnect();
      failed(
        new Error(`Looked for the words ${words} on ${location.pathname}. There is: ${readableText().slice(0, 600)}`),
      );
    }, patienceMs);
    function look(): void {
      if (!isRead(words)) return;
      observer.disconnect();
      clearTimeout(timer);
      done();
    }
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    look();
  });
}
