import { setTimeout as wait } from 'node:timers/promises'
import { clusterFolders, possibleClusters, socketFolder, postgresUser } from './cluster-folder.ts'
import { type GuardedServer, type ServerPlan, startGuardedServer } from './guarded-server.ts'
import { databaseName, databaseUser, initialiseCluster } from './initialise-cluster.ts'
import { findPostgres } from './postgres-programs.ts'
import { clearStaleServer, refuseIfOwned, readMark, commandLine, isAlive } from './server-process.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface EmbeddedDatabaseOptions {
  folder: string
  onLog?: (line: string) => void
  /** Test option: faster, without durability. */
  isThrowaway?: boolean
}

export interface EmbeddedDatabase {
  connection: { host: string; port: number; database: string; user: string }
  /** Stops PostgreSQL and its guard, and waits until both have ended. Close pools first: it ends their sessions. */
  stop(): Promise<void>
}

const firstAttempts = 4

const firstPause = 200

const longestPause = 5_000

async function makePlan(options: EmbeddedDatabaseOptions): Promise<ServerPlan> {
  const onLog = options.onLog ?? (() => undefined)
  const user = postgresUser(possibleClusters(options.folder))
  const programs = findPostgres(user, onLog)
  const folders = clusterFolders(options.folder, user, onLog)
  await refuseIfOwned(folders)
  await initialiseCluster(programs, folders, user)
  const socket = socketFolder(folders.root, user)
  return { programs, folders, socket, user, onLog, isThrowaway: options.isThrowaway ?? false }
}

/** PostgreSQL's start errors that the next try may not meet, because another process is just ending. */
const passing = /shared memory|lock file|PostgreSQL says: nothing|Address already in use/

/**
 * Starts the server, more than once when needed: processes of a server that was just killed may hold its memory for a
 * moment.
 */
async function firstStart(plan: ServerPlan): Promise<GuardedServer> {
  for (let attempt = 1; attempt < firstAttempts; attempt += 1) {
    try {
      return await startGuardedServer(plan)
    } catch (error) {
      if (!passing.test(String(error))) throw error
      plan.onLog(`${String(error)}; trying again`)
      await wait(firstPause * 2 ** attempt)
    }
  }
  return startGuardedServer(plan)
}

async function startAgain(plan: ServerPlan, signal: AbortSignal): Promise<GuardedServer | undefined> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await startGuardedServer(plan)
    } catch (error) {
      plan.onLog(`${String(error)}; trying again in ${pause} ms`)
      await wait(pause, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}

async function superviseServer(first: GuardedServer, plan: ServerPlan, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }))
  let server: GuardedServer | undefined = first
  while (server !== undefined && !signal.aborted) {
    await Promise.race([server.ended, stopped])
    if (signal.aborted) break
    plan.onLog('The database stopped by itself: it is started again')
    server = await startAgain(plan, signal)
  }
  await server?.stop()
  // A guard that was killed at this moment has left PostgreSQL running.
  await clearStaleServer(plan.folders, plan.onLog)
  plan.socket.remove()
}

/**
 * Starts the bundled PostgreSQL on a Unix socket only, and restarts it whenever it ends. A guard process stops it when
 * our pipe closes, however this process ends.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const plan = await makePlan(options)
  const stopping = new AbortController()
  const running = superviseServer(await firstStart(plan), plan, stopping.signal)
  return {
    connection: { host: plan.socket.path, port: 5432, database: databaseName, user: databaseUser },
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

function connectionTo(cluster: string): EmbeddedDatabase['connection'] | null {
  const mark = readMark(join(cluster, 'postmaster.pid'))
  if (!mark?.isReady || !isAlive(mark.pid) || !commandLine(mark.pid).includes(cluster)) return null
  return { host: mark.socket, port: mark.port, database: databaseName, user: databaseUser }
}

export function runningDatabase(folder: string): EmbeddedDatabase['connection'] | null {
  for (const cluster of possibleClusters(folder)) {
    const connection = connectionTo(cluster)
    if (connection) return connection
  }
  return null
}

export function hasEmbeddedDatabase(folder: string): boolean {
  return possibleClusters(folder).some((cluster) => existsSync(join(cluster, 'PG_VERSION')))
}
