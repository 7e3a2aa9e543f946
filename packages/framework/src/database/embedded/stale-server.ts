import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterFolders } from './cluster-folder.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { readMark } from './process-mark.ts'
import { commandLine, isAlive } from './process-table.ts'

/** Where a living guard says who it is. */
export const guardMark = (folders: ClusterFolders): string => join(folders.root, 'guard.pid')

const postmasterMark = (folders: ClusterFolders): string => join(folders.cluster, 'postmaster.pid')

const poll = 20

/** The process a mark names, if it lives and really is what the mark says: numbers are used again. */
function livingProcess(mark: string, words: string[]): number | undefined {
  const pid = readMark(mark)?.pid
  if (pid === undefined || !isAlive(pid)) return undefined
  const line = commandLine(pid)
  return words.every((word) => line.includes(word)) ? pid : undefined
}

async function until(isDone: () => boolean, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(poll)) if (isDone()) return true
  return isDone()
}

const owner = (folders: ClusterFolders): number | undefined =>
  livingProcess(guardMark(folders), ['postgres-guard', folders.cluster])

/** Throws when the data has a living owner. One whose server has just been killed is given a moment to notice. */
export async function refuseIfOwned(folders: ClusterFolders, patience = 3_000): Promise<void> {
  if (await until(() => owner(folders) === undefined, patience)) return
  throw new EmbeddedDatabaseError(
    `The database in ${folders.root} is in use by another server (its guard is process ${owner(folders)}). ` +
      'Stop that server, or set MELA_DATA to another folder.',
  )
}

async function stopOrphan(pid: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 15_000 },
    { signal: 'SIGQUIT', patience: 5_000 },
    { signal: 'SIGKILL', patience: 5_000 },
  ] as const
  for (const { signal, patience } of steps) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await until(() => !isAlive(pid), patience)) return
  }
  throw new EmbeddedDatabaseError(`An earlier PostgreSQL (process ${pid}) cannot be stopped`)
}

/**
 * Makes way for a new server: refuses when the data has a living owner, stops a PostgreSQL that was left
 * behind, and removes a mark whose process number now belongs to something else (PostgreSQL itself only
 * looks whether the number is alive). A mark of a dead process is left: PostgreSQL checks more than we do.
 */
export async function clearStaleServer(
  folders: ClusterFolders,
  onLog: (line: string) => void,
): Promise<void> {
  await refuseIfOwned(folders, 0)
  const mark = postmasterMark(folders)
  const pid = readMark(mark)?.pid
  if (pid === undefined || !isAlive(pid)) return
  if (livingProcess(mark, ['postgres', folders.cluster]) === undefined) return rmSync(mark, { force: true })
  onLog(`An earlier PostgreSQL was left running (process ${pid}): it is stopped first`)
  await stopOrphan(pid)
}

/** Whether the PostgreSQL with that number accepts connections, as it says itself. */
export function isReady(folders: ClusterFolders, pid: number): boolean {
  const mark = readMark(postmasterMark(folders))
  return mark?.pid === pid && mark.isReady
}
