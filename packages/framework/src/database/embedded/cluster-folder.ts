import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, chownSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Bytes of a socket's path that every supported system accepts (macOS 104, Linux 108, with the closing zero). */
const longestSocketPath = 103

const socketName = '.s.PGSQL.5432'

export interface ClusterFolders {
  root: string
  cluster: string
}

export function makePrivate(folder: string, user: SystemUser): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  giveTo(folder, user)
  return folder
}

export const fallbackFolder = (requested: string): string =>
  join('/var/lib', `mela-${createHash('sha256').update(resolve(requested)).digest('hex').slice(0, 12)}`)

const clusterIn = (root: string): string => join(root, 'cluster')

export const possibleClusters = (requested: string): string[] => [
  clusterIn(resolve(requested)),
  clusterIn(fallbackFolder(requested)),
]

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
  remove(): void
}

export function socketFolder(root: string, user: SystemUser): SocketFolder {
  const runFolder = join(root, 'run')
  if (Buffer.byteLength(join(runFolder, socketName)) <= longestSocketPath) {
    return { path: makePrivate(runFolder, user), remove: () => undefined }
  }
  const above = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir()
  const temporary = makePrivate(mkdtempSync(join(above, 'mela-')), user)
  return { path: temporary, remove: () => rmSync(temporary, { recursive: true, force: true }) }
}

export interface SystemUser {
  uid?: number
  gid?: number
}

/** Accounts without privileges that systems have anyway, in order of preference. We create none. */
const candidates = ['postgres', 'nobody']

function findAccount(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function ownerOf(folder: string): SystemUser | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

/** Account for PostgreSQL, which refuses to run as root: then the owner of the data, else an account of the system. */
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

function canReach(folder: string, user: SystemUser): boolean {
  if (user.uid === undefined) return true
  const path = resolve(folder)
  if (!canEnter(path, user)) return false
  const above = dirname(path)
  return above === path || canReach(above, user)
}

export class EmbeddedDatabaseError extends Error {}
