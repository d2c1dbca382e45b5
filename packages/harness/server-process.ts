import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  /** Ends it like a machine that shuts down (SIGTERM), and waits for it. */
  stop: () => Promise<void>
  /** Ends it like a power cut (SIGKILL). */
  kill: () => void
  /** Sends a signal to this process only. */
  signal: (signal: NodeJS.Signals) => void
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** The lines of its log so far. */
  log: () => string[]
  /** Pauses reading its log, like a reader that hangs. */
  pauseLog: () => void
  resumeLog: () => void
}

/** Starts the built server (`npm run build:server`), here or in another folder, on a free port. Rejects with its output if it fails. */
export async function startServerProcess(env: Record<string, string>, cwd?: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd,
    // Test runners set NODE_ENV for themselves, but the tests need the production code.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(child, 'exit')
  const failed = exited.then(([code, signal]) => {
    throw new Error(`The server ended (${code ?? signal}) before it listened: ${output}`)
  })
  const lines: string[] = []
  const listening = Promise.withResolvers<string>()
  const reader = createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    const url = /Listening at (http:[^\s"]+)/.exec(line)?.[1]
    if (url) listening.resolve(url)
  })
  const url = await Promise.race([listening.promise, failed])
  failed.catch(() => {})
  child.stderr.removeAllListeners('data').pipe(process.stderr)
  const end = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
  }
  return {
    url,
    stop: async () => {
      end('SIGTERM')
      await exited
    },
    kill: () => end('SIGKILL'),
    signal: (signal) => child.kill(signal),
    ended: exited.then(([code]) => code),
    log: () => lines,
    pauseLog: () => reader.pause(),
    resumeLog: () => reader.resume(),
  }
}
