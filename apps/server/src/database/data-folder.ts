import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { lstat, chmod, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings.ts'
import { StartRefusal } from '../explain-start-failure.ts'

/** File with the generated password, written when the output is no terminal. */
export const PASSWORD_FILE = 'administrator-password.txt'

const privateFolders = ['files', 'renditions', 'uploads']

/** Allowed entries of a data folder; a disk of its own has lost+found. */
const known = new Set(['postgres', ...privateFolders, PASSWORD_FILE])
const harmless = /^(\..*|lost\+found)$/

/** Entries that one start repairs; the folder's own mode protects the others. */
const MAX_REPAIRED = 20_000

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
/** PostgreSQL runs as another user when root starts us, and must be able to traverse the folder. */
const PASSABLE_FOLDER = 0o711

function refuseForeign(folder: string): void {
  const entries = readdirSync(folder).filter((name) => !harmless.test(name))
  if (entries.length === 0 || entries.some((name) => known.has(name))) return
  const some = entries.slice(0, 3).join(', ')
  throw new StartRefusal(
    `MELA_DATA (${folder}) holds other things (${some}). Set MELA_DATA to an empty folder of its own.`,
  )
}

function madeFolders(first: string | undefined, folder: string): readonly string[] {
  if (first === undefined) return []
  return folder === first ? [folder] : [...madeFolders(first, dirname(folder)), folder]
}

const modeOf = (path: string): number => statSync(path).mode & 0o777

async function repairIn(folder: string, left: number): Promise<number> {
  let rest = left
  for await (const entry of await opendir(folder)) {
    if (rest <= 0) break
    rest -= 1
    const path = join(folder, entry.name)
    const isFolder = entry.isDirectory()
    if (!isFolder && !entry.isFile()) continue
    const mode = isFolder ? PRIVATE_FOLDER : PRIVATE_FILE
    if (((await lstat(path)).mode & 0o777) !== mode) await chmod(path, mode)
    if (isFolder) rest = await repairIn(path, rest)
  }
  return rest
}

async function closeFolder(path: string): Promise<void> {
  if (!existsSync(path) || modeOf(path) === PRIVATE_FOLDER) return
  chmodSync(path, PRIVATE_FOLDER)
  await repairIn(path, MAX_REPAIRED)
}

export async function prepareDataFolder(
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
): Promise<void> {
  const { dataFolder, databaseUrl } = settings
  const isPassed = process.getuid?.() === 0 && databaseUrl === undefined
  const mode = isPassed ? PASSABLE_FOLDER : PRIVATE_FOLDER
  const first = mkdirSync(dataFolder, { recursive: true })
  for (const made of madeFolders(first, dataFolder)) chmodSync(made, mode)
  refuseForeign(dataFolder)
  if (modeOf(dataFolder) !== mode) chmodSync(dataFolder, mode)
  for (const name of privateFolders) await closeFolder(join(dataFolder, name))
}
