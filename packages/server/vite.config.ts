import { defineConfig } from 'vite'

/** Builds the server as plain JavaScript, for production without tsx. `root.ts` finds the project's folder from `dist/` as well. */
export default defineConfig({
  publicDir: false,
  // Bundled, because Node takes a second to find and read its 200 files.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      input: [
        'packages/server/main.ts',
        'packages/server/backup.ts',
        'packages/server/restore.ts',
        'packages/server/http/draw-player-card.ts',
      ],
      output: { chunkFileNames: 'server-[name].js' },
    },
  },
})
