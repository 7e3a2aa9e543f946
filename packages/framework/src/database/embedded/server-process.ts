import { readFileSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterFolders, EmbeddedDatabaseError } from './cluster-folder.ts'

/** Line numbers of postmaster.pid: process, port, socket folder and state. */
const LINE = { process: 0, port: 3, socket: 4, state: 7 }

export interface ProcessMark {
  readonly pid: number
  readonly port: number
  readonly socket: string
  readonly isReady: boolean
}

/** Reads a marker file; null when it is missing or incomplete. One that PostgreSQL removes meanwhile is no error. */
export function readMark(file: string): ProcessMark | null {
  const lines = linesOf(file)
  const pid = Number.parseInt(lines[LINE.process] ?? '', 10)
  if (!(pid > 1)) return null
  const isReady = lines[LINE.state]?.trim() === 'ready'
  return { pid, port: Number(lines[LINE.port]), socket: lines[LINE.socket] ?? '', isReady }
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isDefunct(pid)
}

/** True for a zombie process, which holds nothing any more. */
function isDefunct(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return true
  }
}

/** Command line of a process, empty when it has ended. Process numbers are reused, so a number alone proves nothing. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

export const guardMark = (folders: ClusterFolders): string => join(folders.root, 'guard.pid')

const postmasterMark = (folders: ClusterFolders): string => join(folders.cluster, 'postmaster.pid')

const poll = 20

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

/** Throws when the data has a living owner. One whose server has just been killed has a moment to end. */
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
 * Prepares for a new server: refuses when the data has a living owner, stops a leftover PostgreSQL, and removes a
 * marker file whose process number now belongs to another program (PostgreSQL itself only checks that the number is
 * alive). The file of a dead process stays: PostgreSQL checks more than we do.
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

export function isReady(folders: ClusterFolders, pid: number): boolean {
  const mark = readMark(postmasterMark(folders))
  return mark?.pid === pid && mark.isReady
}
