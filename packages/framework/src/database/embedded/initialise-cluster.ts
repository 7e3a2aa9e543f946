import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError, type ClusterFolders, type SystemUser } from './cluster-folder.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

export const databaseName = 'mela'
export const databaseUser = 'mela'

/** Classifies letters as Unicode, independently of the machine's locale. macOS has no C.UTF-8. */
const characterType = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'

const initdbArguments = [
  `--username=${databaseUser}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--lc-collate=C',
  `--lc-ctype=${characterType}`,
  '--no-instructions',
]

const run = promisify(execFile)

async function createDatabase(postgres: string, cluster: string, user: SystemUser): Promise<void> {
  const child = run(postgres, ['--single', '-D', cluster, 'postgres'], { ...user, cwd: '/', env: {} })
  child.child.stdin?.end(`create database ${databaseName}\n`)
  await child
}

const VERSION = '18'

/** Refuses data of another PostgreSQL version; no start converts them. */
function requireVersion({ cluster }: ClusterFolders): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === VERSION) return
  throw new EmbeddedDatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${version || 'of an unknown version'}. ` +
      `This server comes with PostgreSQL ${VERSION}: dump it with the old version and load it into a new folder.`,
  )
}

/**
 * Creates the cluster with its database when it is missing. The folder appears complete under its name, or not at all.
 */
export async function initialiseCluster(
  programs: PostgresPrograms,
  folders: ClusterFolders,
  user: SystemUser,
): Promise<void> {
  if (existsSync(join(folders.cluster, 'PG_VERSION'))) return requireVersion(folders)
  if (existsSync(folders.cluster))
    throw new EmbeddedDatabaseError(
      `${folders.cluster} holds no PostgreSQL database (its file PG_VERSION is missing). Restore it from a backup, or set MELA_DATA to another folder.`,
    )
  const unfinished = `${folders.cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await run(programs.initdb, [...initdbArguments, `--pgdata=${unfinished}`], { ...user, cwd: '/', env: {} })
  await createDatabase(programs.postgres, unfinished, user)
  renameSync(unfinished, folders.cluster)
}
