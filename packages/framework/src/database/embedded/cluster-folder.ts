import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, chownSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

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

/** Whom PostgreSQL runs as, in the words of `child_process.spawn`; empty when it simply runs as we do. */
export interface SystemUser {
  uid?: number
  gid?: number
}

/** Accounts without rights of their own that systems have anyway, the best first. We create none. */
const candidates = ['postgres', 'nobody']

function findAccount(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** Whose an existing folder is, unless it is root's. */
function ownerOf(folder: string): SystemUser | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

/**
 * PostgreSQL refuses to run as root; then it runs as whoever the data belong to already, else as an account
 * that the system has.
 */
export function postgresUser(dataFolders: string[]): SystemUser {
  if (process.getuid?.() !== 0) return {}
  for (const folder of dataFolders) {
    const owner = ownerOf(folder)
    if (owner !== undefined) return owner
  }
  for (const name of candidates) {
    const account = findAccount(name)
    if (account !== undefined) return account
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and there is no account ${candidates.join(' or ')} to run it as. ` +
      'Start as another user, or set DATABASE_URL.',
  )
}

function giveTo(path: string, user: SystemUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}

function canEnter(folder: string, user: SystemUser): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0
}

/** Whether the user may walk down to an existing folder. */
function canReach(folder: string, user: SystemUser): boolean {
  if (user.uid === undefined) return true
  const path = resolve(folder)
  if (!canEnter(path, user)) return false
  const above = dirname(path)
  return above === path || canReach(above, user)
}

/** Why the embedded database cannot be had, in one line for whoever runs the server. */
export class EmbeddedDatabaseError extends Error {}
