import { defineConfig } from 'vite'

/** The server as plain JavaScript, for a production without tsx. It is one folder deep, as its sources are, and so finds the same files. */
export default defineConfig({
  publicDir: false,
  // Node takes a second to find and read its 200 files.
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
