/** Pseudo-classes that `data-state` forces, so that states show without a mouse, and several at once. */
const states = {
  ':focus-visible': '[data-state=focused]',
  ':focus-within': ':has([data-state=focused])',
  ':hover': '[data-state=hovered]',
}

/** Copies every rule for hover or focus, so that it also applies to elements with that `data-state`, and to their containers. */
export function showForcedStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet)
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of [...group.cssRules]) {
    if (rule instanceof CSSGroupingRule) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    let selector = rule.selectorText
    for (const [pseudoClass, attribute] of Object.entries(states))
      selector = selector.replaceAll(pseudoClass, attribute)
    if (selector !== rule.selectorText) group.insertRule(`${selector}{${rule.style.cssText}}`, group.cssRules.length)
  }
}
