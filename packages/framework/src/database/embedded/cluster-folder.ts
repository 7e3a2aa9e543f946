import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canReach, giveTo, type SystemUser } from './system-user.ts'

/** Bytes that a socket's path may have on every system we run on (macOS 104, Linux 108, with the closing zero). */
const longestSocketPath = 103

const socketName = '.s.PGSQL.5432'

export interface ClusterFolders {
  /** Holds everything below, and our own marks; private to the user that PostgreSQL runs as. */
  root: string
  /** PostgreSQL's own data folder. */
  cluster: string
}

/** Makes a folder that only the user may look into. */
export function makePrivate(folder: string, user: SystemUser): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  giveTo(folder, user)
  return folder
}

/** A folder outside of a private home, always the same one for the same wish. */
export const fallbackFolder = (requested: string): string =>
  join('/var/lib', `mela-${createHash('sha256').update(resolve(requested)).digest('hex').slice(0, 12)}`)

const clusterIn = (root: string): string => join(root, 'cluster')

/** Where an earlier start may have left the data. */
export const possibleClusters = (requested: string): string[] => [
  clusterIn(resolve(requested)),
  clusterIn(fallbackFolder(requested)),
]

/** Where the database may live: the wished folder, or one under /var/lib when PostgreSQL's user cannot enter that. */
export function clusterFolders(
  requested: string,
  user: SystemUser,
  onLog: (line: string) => void,
): ClusterFolders {
  const above = dirname(resolve(requested))
  mkdirSync(above, { recursive: true })
  const isReachable = canReach(above, user)
  const root = makePrivate(isReachable ? resolve(requested) : fallbackFolder(requested), user)
  if (!isReachable) onLog(`The database's user cannot enter ${above}: the database is kept in ${root}`)
  return { root, cluster: clusterIn(root) }
}

export interface SocketFolder {
  path: string
  /** Removes what was made for this run alone. */
  remove(): void
}

/** A private folder for the socket: beside the data when its path is short enough, else a temporary one. */
export function socketFolder(root: string, user: SystemUser): SocketFolder {
  const runFolder = join(root, 'run')
  if (Buffer.byteLength(join(runFolder, socketName)) <= longestSocketPath) {
    return { path: makePrivate(runFolder, user), remove: () => undefined }
  }
  const above = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir()
  const temporary = makePrivate(mkdtempSync(join(above, 'mela-')), user)
  return { path: temporary, remove: () => rmSync(temporary, { recursive: true, force: true }) }
}
