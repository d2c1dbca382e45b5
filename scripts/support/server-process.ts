import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  /** Ends it as a machine that shuts down does, and waits for it. */
  stop: () => Promise<void>
  /** Ends it as a machine without power does. */
  kill: () => void
}

/** The server as a process of its own on a free port, as `npm run serve` starts it. Rejects with its output when it ends before it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn('node_modules/.bin/tsx', ['server/main.ts'], {
    // Test runners set NODE_ENV for themselves; what is tested is what is shipped.
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code, signal]) => {
    throw new Error(`The server ended (${code ?? signal}) before it listened: ${output}`)
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  child.stderr.removeAllListeners('data').pipe(process.stderr)
  const url = /http:\S+/.exec(String(line))?.[0]
  if (!url) throw new Error(`The server said "${line}" instead of its address.`)
  const end = (signal: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
  }
  return {
    url,
    stop: async () => {
      end('SIGTERM')
      await ended
    },
    kill: () => end('SIGKILL'),
  }
}
