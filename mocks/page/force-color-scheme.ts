type Scheme = 'light' | 'dark';

const SCHEME_QUERY = /\(prefers-color-scheme:\s*(light|dark)\)/;
/** The conditions of the rules that were rewritten, as the styles have them. */
const conditions = new WeakMap<CSSMediaRule, string>();
let done = new WeakSet<CSSStyleSheet>();
let forced: Scheme | undefined;
let observer: MutationObserver | undefined;

/** Returns a media query with its color scheme condition resolved. */
const decided = (condition: string) =>
  condition.replace(SCHEME_QUERY, (query, wanted) =>
    forced === undefined ? query : wanted === forced ? '(min-width: 0px)' : '(max-width: 0px)',
  );

function decide(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = conditions.get(rule) ?? rule.conditionText;
      if (SCHEME_QUERY.test(condition)) {
        conditions.set(rule, condition);
        rule.media.mediaText = decided(condition);
      }
    }
    if (rule instanceof CSSGroupingRule) decide(rule.cssRules);
  }
}

function decideNewSheets(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    decide(sheet.cssRules);
  }
}

/** Forces light or dark by rewriting the styles as they load; anything else follows the system again. */
export function forceScheme(scheme: string | null | undefined): void {
  const wanted = scheme === 'light' || scheme === 'dark' ? scheme : undefined;
  if (wanted === forced) return;
  forced = wanted;
  document.documentElement.style.colorScheme = wanted ?? '';
  done = new WeakSet();
  decideNewSheets();
  if (observer) return;
  observer = new MutationObserver(decideNewSheets);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', decideNewSheets, true);
}
