import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

/** Writes the calendars into the build. Vite imports the content, because it uses `import.meta.env` and `import.meta.glob`. */
const { module } = await runnerImport<typeof import('./calendars')>(join(import.meta.dirname, 'calendars.ts'), {
  resolve: { tsconfigPaths: true },
})
for (const { path, content } of module.files) {
  const file = join('dist/client', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
