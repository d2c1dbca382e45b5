import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerNames, layerOrder } from '~/theme/layer-order'

const styles = globSync('src/**/*.css.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const using = (folder: RegExp, allowed: RegExp, found: RegExp) =>
  styles
    .filter(({ file }) => folder.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(found)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => !allowed.test(name))
    .map(({ file, name }) => `${file}: ${name}`)

const layer = /\b(in(?:Reset|Ui|Components|Screens))\(/g

test('the layers go from the weakest to the strongest', () => {
  expect(layerNames).toEqual(['reset', 'ui', 'components', 'screens'])
  expect(layerOrder).toBe('@layer reset, ui, components, screens;')
})

test.each([
  ['ui', /^src\/ui\//, /^in(Ui|Reset)$/],
  ['components and layout', /^src\/(components|layout)\//, /^inComponents$/],
  ['screens', /^src\/screens\//, /^inScreens$/],
])('every rule of %s is in the layer of its folder', (_name, folder, allowed) => {
  expect(styles.filter(({ file }) => folder.test(file)).length).toBeGreaterThan(5)
  expect(using(folder, allowed, layer)).toEqual([])
})

test('no rule is outside of a layer', () => {
  // A style without declarations is a name for selectors.
  const bare = /\b(style\(\{(?! ?\})|globalStyle\(\s*(?:`[^`]*`|'[^']*'),\s*\{)/g
  expect(using(/^src\/(?!theme\/|dev\/)/, /^$/, bare)).toEqual([])
  expect([
    ..."style({ a: 1 }) style({}) globalStyle('a', { b: 1 }) globalStyle(`a`, inUi({ b: 1 }))".matchAll(bare),
  ]).toHaveLength(2)
})

const imported = /from '([^']+)'/g

test('styles import nothing but the theme and other styles', () => {
  expect(using(/^src\/(?!theme\/)/, /^@vanilla-extract\/|^~\/theme\/|\.css$/, imported)).toEqual([])
  expect(using(/^src\/theme\//, /^@vanilla-extract\/|^\.\//, imported)).toEqual([])
})

test('underlines are written in longhands: WebKit drops a shorthand that has a thickness', () => {
  expect(using(/^src\//, /^(underline|none)$/, /textDecoration: ['"`]([^'"`]*)['"`]/g)).toEqual([])
})
