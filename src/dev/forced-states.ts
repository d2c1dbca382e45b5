/** Pseudo-classes that `data-state` forces, so that a state can be looked at without a mouse and with several at once. */
const states = {
  ':focus-visible': '[data-state=focused]',
  ':focus-within': ':has([data-state=focused])',
  ':hover': '[data-state=hovered]',
}

/** Copies every rule for the pointer or the keyboard to elements, or what contains them, that say to be in that state. */
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
