import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { fileErrors } from './errors.ts'
import { File } from './file.doctype.ts'

export const HOME = 'Home'
export const ATTACHMENTS = 'Home/Attachments'

const defaultFolders: ReadonlySet<string> = new Set([HOME, ATTACHMENTS])

async function insertFolder(
  { kysely }: Database,
  { name, title, folder }: { name: string; title: string; folder: string | null },
) {
  const by = administrator.user
  await sql`insert into "File" (name, owner, creation, modified, modified_by, file_name, folder,
      is_folder, is_home_folder, is_attachments_folder)
    values (${name}, ${by}, localtimestamp, localtimestamp, ${by}, ${title}, ${folder},
      1, ${name === HOME ? 1 : 0}, ${name === ATTACHMENTS ? 1 : 0})
    on conflict (name) do nothing`.execute(kysely)
}

export async function ensureDefaultFolders(database: Database): Promise<void> {
  await insertFolder(database, { name: HOME, title: HOME, folder: null })
  await insertFolder(database, { name: ATTACHMENTS, title: 'Attachments', folder: HOME })
}

export function folderName(folder: string | null, title: string): string {
  return `${folder ?? HOME}/${title}`
}

export async function requireFolder(documents: Documents, folder: string | null): Promise<void> {
  if (folder === null || defaultFolders.has(folder)) return
  const found = await documents
    .asSystem()
    .find(File, { where: { name: folder, is_folder: 1 }, fields: ['name'], limit: 1 })
  if (found.length === 0) throw fileErrors.unknown_folder(folder)
}

export async function requireEmpty(documents: Documents, folder: string): Promise<void> {
  if (defaultFolders.has(folder)) throw fileErrors.fixed_folder(folder)
  const inside = await documents.asSystem().find(File, { where: { folder }, fields: ['name'], limit: 1 })
  if (inside.length > 0) throw fileErrors.folder_in_use(folder)
}
