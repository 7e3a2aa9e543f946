import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMark, commandLine } from '../../packages/framework/src/database/embedded/server-process.ts'
import { databaseFolder, type Scenario } from './crash-test-engine.ts'
import { createServer } from 'node:net'

const program = fileURLToPath(new URL('serve.ts', import.meta.url))

/** What is killed: the server, its database, or both at one moment. */
export type Target = 'server' | 'database' | 'both'

interface Ground {
  readonly dataFolder: string
  readonly port: number
  readonly password: string
  readonly scenario?: Scenario
}

/** A server in a process of its own, that is started again whenever it was killed. */
export interface KillableServer {
  /** Settles when somebody answers again. */
  up(): Promise<void>
  kill(target: Target): void
  /** Ends the server for good; its guard stops the database. */
  end(): Promise<void>
}

/** Nothing happens when it is dead already. Numbers of processes are used again: only one of this folder is ours. */
function killDatabase(dataFolder: string): void {
  const mark = join(databaseFolder(dataFolder), 'cluster', 'postmaster.pid')
  const pid = readMark(mark)?.pid
  if (pid === undefined || !commandLine(pid).includes(databaseFolder(dataFolder))) return
  // By a program: a process that ends at this very moment is no error.
  spawnSync('kill', ['-KILL', String(pid)])
}

/** A server that ends by itself so often has another reason than us. */
const MOST_OWN_ENDS = 20

export function startKillableServer({
  dataFolder,
  port,
  password,
  scenario = 'bills',
}: Ground): KillableServer {
  let child: ChildProcess
  let ready: Promise<void>
  let isEnding = false
  let ownEnds = 0

  const start = () => {
    // What it says of its wounds is as long as it is expected.
    child = spawn(process.execPath, [program, dataFolder, String(port), password, scenario], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { stdout } = child
    ready = stdout === null ? Promise.resolve() : once(stdout, 'data').then(() => undefined)
    child.once('exit', (code) => {
      if (code !== null) ownEnds += 1
      if (!isEnding && ownEnds < MOST_OWN_ENDS) start()
    })
  }
  start()

  return {
    up: () => ready,
    kill(target) {
      if (target !== 'server') killDatabase(dataFolder)
      if (target !== 'database') child.kill('SIGKILL')
    },
    async end() {
      isEnding = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** A port that nobody uses just now, for a server that must stand at the same address after every death. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return address.port
}
