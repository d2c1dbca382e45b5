import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const walk = readFileSync('docs/contract.md', 'utf8')
const named = new Set([...walk.matchAll(/`([^`\n]+)`/g)].flatMap((match) => match[1] ?? []))

test('every file that the walk through the contract names is there', () => {
  const files = [...named].filter(
    (name) => /^[\w.$-]+(\/[\w.$-]+)*(\.\w+|\/handlers)$/.test(name) && !name.startsWith('info.'),
  )
  expect(files.length).toBeGreaterThan(25)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every hook and function that it names is in the code', () => {
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const functions = [...named].filter((name) => /^(use|get|to|read)[A-Z]\w+$/.test(name))
  expect(functions.length).toBeGreaterThan(7)
  expect(
    functions.filter((name) => !code.some((text) => new RegExp(`(const|function) ${name}\\b`).test(text))),
  ).toEqual([])
})

test('the example of the screen is what the screen does', () => {
  const example = /```tsx\n(.*?)```/s.exec(walk)?.[1] ?? ''
  const lines = example
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const screen = readFileSync('src/screens/players/players.tsx', 'utf8')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => !screen.includes(line))).toEqual([])
})
