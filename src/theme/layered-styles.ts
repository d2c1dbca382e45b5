import { type ComplexStyleRule, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import type { layerNames } from './layer-order'
import './layers.css'

/** The style functions of vanilla-extract, with every rule in the cascade layer of a folder. */
export function layeredStyles(layer: (typeof layerNames)[number]) {
  const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } })
  const wrap = (rule: ComplexStyleRule): ComplexStyleRule =>
    Array.isArray(rule) ? rule.map((part) => (isRule(part) ? inLayer(part) : part)) : inLayer(rule)

  function variants<Name extends string | number>(rules: Record<Name, ComplexStyleRule>): Record<Name, string>
  function variants<Name extends string | number, Value>(
    values: Record<Name, Value>,
    toRule: (value: Value, name: Name) => ComplexStyleRule,
  ): Record<Name, string>
  function variants<Name extends string | number>(
    values: Record<Name, ComplexStyleRule>,
    toRule: (value: ComplexStyleRule, name: Name) => ComplexStyleRule = (rule) => rule,
  ): Record<Name, string> {
    return styleVariants(values, (value, name) => wrap(toRule(value, name)))
  }

  return {
    style: (rule: ComplexStyleRule) => style(wrap(rule)),
    globalStyle: (selector: string, rule: StyleRule) => globalStyle(selector, inLayer(rule)),
    styleVariants: variants,
  }
}

const isRule = (part: unknown): part is StyleRule => typeof part === 'object' && part !== null && !Array.isArray(part)
