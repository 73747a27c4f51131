/** Returns a media query with its color scheme condition resolved. */
function decided(condition: string, scheme: string): string {
  const asked = /\(prefers-color-scheme:\s*(light|dark)\)/;
  const [, wanted] = asked.exec(condition) ?? [];
  return condition.replace(asked, wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)');
}

function decide(rules: CSSRuleList, scheme: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme'))
      rule.media.mediaText = decided(rule.conditionText, scheme);
    if (rule instanceof CSSGroupingRule) decide(rule.cssRules, scheme);
  }
}

/**
 * Forces light or dark whatever the system prefers, since the gallery shows both side by side: the address has
 * `scheme=dark`. The product is unaware of it; its styles are rewritten as they load.
 */
export function forceScheme(scheme: string | null): void {
  if (scheme !== 'light' && scheme !== 'dark') return;
  document.documentElement.style.colorScheme = scheme;
  const done = new WeakSet<CSSStyleSheet>();
  const arrive = () => {
    for (const sheet of document.styleSheets) {
      if (done.has(sheet)) continue;
      done.add(sheet);
      decide(sheet.cssRules, scheme);
    }
  };
  arrive();
  new MutationObserver(arrive).observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', arrive, true);
}
