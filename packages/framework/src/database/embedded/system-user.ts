import { chownSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

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

export function giveTo(path: string, user: SystemUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}

function canEnter(folder: string, user: SystemUser): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0
}

/** Whether the user may walk down to an existing folder. */
export function canReach(folder: string, user: SystemUser): boolean {
  if (user.uid === undefined) return true
  const path = resolve(folder)
  if (!canEnter(path, user)) return false
  const above = dirname(path)
  return above === path || canReach(above, user)
}
