import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = globSync('src/**/*.css.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const using = (folder: RegExp, allowed: RegExp, found: RegExp) =>
  styles
    .filter(({ file }) => folder.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(found)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => !allowed.test(name))
    .map(({ file, name }) => `${file}: ${name}`)

test.each([
  ['ui', /^src\/ui\//, /^(ui|reset)$/],
  ['components and layout', /^src\/(components|layout)\//, /^components$/],
  ['screens', /^src\/screens\//, /^screens$/],
])('every rule of %s is in the layer of its folder', (_name, folder, allowed) => {
  expect(styles.filter(({ file }) => folder.test(file)).length).toBeGreaterThan(5)
  expect(using(folder, allowed, /from '~\/theme\/(\w+)-styles'/g)).toEqual([])
})

test('no rule is outside a layer', () => {
  const bare = /import \{[^}]*\b(style|globalStyle|styleVariants)\b[^}]*\} from '@vanilla-extract\/css'/g
  expect(using(/^src\/(?!theme\/|dev\/)/, /^$/, bare)).toEqual([])
  expect([..."import { style } from '@vanilla-extract/css'".matchAll(bare)]).toHaveLength(1)
})

const imported = /from '([^']+)'/g

test('styles import nothing but the theme, other styles and data', () => {
  expect(using(/^src\/(?!theme\/)/, /^@vanilla-extract\/|^~\/theme\/|[./]data$|\.css$/, imported)).toEqual([])
  expect(using(/^src\/theme\//, /^@vanilla-extract\/|^\.\//, imported)).toEqual([])
})

test('underlines are written as longhands: WebKit drops a shorthand with a thickness', () => {
  expect(using(/^src\//, /^(underline|none)$/, /textDecoration: ['"`]([^'"`]*)['"`]/g)).toEqual([])
})
