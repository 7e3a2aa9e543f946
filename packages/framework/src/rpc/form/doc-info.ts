import { assignmentsOn } from '#framework/assignments'
import { commentsOn } from '#framework/comments'
import { type DocType, fieldsOf, isTable, verbs, type Verb } from '#framework/doctypes'
import { File } from '#framework/files'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'
import { tagsOn } from '#framework/tags'
import type { Documents, VersionEntry } from '#framework/documents'
import { isContactName, User } from '#framework/identity'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const userFields = (type: DocType): readonly string[] =>
  fieldsOf(type)
    .filter(({ fieldtype, options }) => fieldtype === 'Link' && options[0] === 'User')
    .map(({ fieldname }) => fieldname)

function inFields(type: DocType, row: Row): readonly unknown[] {
  return userFields(type).map((field) => row[field])
}

function inTables(type: DocType, document: Row): readonly unknown[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) => {
    const rows = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    return rows.filter(isRow).flatMap((row) => inFields(spec.child, row))
  })
}

function inVersions(type: DocType, versions: readonly Row[]): readonly unknown[] {
  const fields = new Set(userFields(type))
  return versions.flatMap(({ data }) => {
    const parsed: unknown = JSON.parse(String(data))
    const changed: unknown = isRow(parsed) ? parsed['changed'] : null
    if (!Array.isArray(changed)) return []
    return changed
      .filter((change: unknown) => Array.isArray(change) && fields.has(String(change[0])))
      .flatMap((change: readonly unknown[]) => change.slice(1))
  })
}

function peopleOf(type: DocType, document: Row, versions: readonly Row[]): readonly string[] {
  const named = [...inFields(type, document), ...inTables(type, document), ...inVersions(type, versions)]
  return named.filter((name) => typeof name === 'string' && name !== '').map(String)
}

interface ShownUser {
  readonly name: string
  readonly fullname: string
  readonly image: string | null
}

const MAX_PEOPLE = 200

async function userInfo(
  documents: Documents,
  rows: readonly Row[],
  others: readonly string[] = [],
): Promise<Readonly<Record<string, ShownUser>>> {
  const named = [...rows.flatMap((row) => [row['owner'], row['modified_by'], row['user']]), ...others]
  const names = [...new Set(named.filter((name) => typeof name === 'string'))].slice(0, MAX_PEOPLE)
  if (names.length === 0) return {}
  const users = await documents.asSystem().find(User, {
    where: { name: ['in', names] },
    fields: ['name', 'full_name', 'user_image'],
  })
  return Object.fromEntries(
    users.map(({ name, full_name, user_image }) => [
      name,
      { name, fullname: isContactName(full_name) ? name : full_name, image: user_image },
    ]),
  )
}

type Asking = Pick<MethodContext<never>, 'documents' | 'caller' | 'registry'>

const MAX_SHOWN = 100

/** Attachments of a document, for its readers. Uploader and time are for callers who work on it. */
async function attachments(
  { documents, registry }: Asking,
  { type, name }: { readonly type: DocType; readonly name: string },
  isAtWork: boolean,
) {
  if (!registry.find(File.name)) return []
  const found = await documents.asSystem().find(File, {
    where: { attached_to_doctype: type.name, attached_to_name: name },
    fields: ['name', 'file_name', 'file_url', 'is_private', 'owner', 'creation'],
    order_by: 'creation asc',
    limit: MAX_SHOWN,
  })
  return found.map(({ owner, creation, ...file }) => (isAtWork ? { ...file, owner, creation } : file))
}

async function deskSide(
  asking: Asking,
  type: DocType,
  { document, files }: { readonly document: Row; readonly files: readonly Row[] },
) {
  const name = String(document['name'])
  const shown = {
    versions: await versions(asking, type, name),
    shared: await shares(asking, type, name),
    comments: await commentsOn(asking.documents, type, name),
    assignments: await assignmentsOn(asking.documents, type, name),
  }
  const named = [document, ...shown.versions, ...shown.shared, ...shown.comments, ...files]
  return {
    ...shown,
    may_comment: 1,
    user_info: await userInfo(asking.documents, named, peopleOf(type, document, shown.versions)),
    tags: (await tagsOn(asking.documents, type, name)).join(','),
    total_comments: shown.comments.length,
  }
}

/**
 * Side data of a document that the caller has just read. Parts that we lack are empty, and so are comments and versions
 * for callers who do not work on it.
 */
export async function docInfo(asking: Asking, type: DocType, document: Row) {
  const name = String(document['name'])
  const isAtWork = await asking.documents.worksOn(type, name)
  const files = await attachments(asking, { type, name }, isAtWork)
  return {
    doctype: type.name,
    name,
    attachments: files,
    ...(isAtWork ? await deskSide(asking, type, { document, files }) : notAtWork),
    permissions: rightsOf(await asking.documents.permissions(type, name)),
    ...nothing,
  }
}

const notAtWork = {
  may_comment: 0,
  versions: [],
  shared: [],
  comments: [],
  assignments: [],
  user_info: {},
  tags: '',
  total_comments: 0,
} as const

const nothing = {
  communications: [],
  automated_messages: [],
  assignment_logs: [],
  attachment_logs: [],
  info_logs: [],
  like_logs: [],
  workflow_logs: [],
  views: [],
  milestones: [],
  is_document_followed: 0,
} as const

async function shares(
  { documents, registry }: Pick<MethodContext<never>, 'documents' | 'registry'>,
  type: DocType,
  name: string,
): Promise<readonly Row[]> {
  const share = registry.find('DocShare')
  if (!share) return []
  return documents.asSystem().list(share, {
    fields: ['name', 'user', 'read', 'write', 'submit', 'share', 'everyone', 'owner', 'creation'],
    filters: [
      ['share_doctype', '=', type.name],
      ['share_name', '=', name],
    ],
    limit_page_length: MAX_SHOWN,
  })
}

const MAX_VERSIONS = 20

/** The dialect's version of an insert has user and time, and no changes. */
function dataOf({ kind, owner, creation, changed, added, removed, row_changed }: VersionEntry): object {
  return kind === 'created' ? { creation, created_by: owner } : { changed, added, removed, row_changed }
}

async function versions(
  { documents, registry }: Pick<MethodContext<never>, 'documents' | 'registry'>,
  type: DocType,
  name: string,
): Promise<readonly Row[]> {
  if (!registry.find('Version')) return []
  const entries = await documents.versions(type, name)
  return entries.slice(0, MAX_VERSIONS).map((entry) => ({
    name: entry.name,
    owner: entry.owner,
    creation: entry.creation,
    data: JSON.stringify(dataOf(entry)),
  }))
}

/** Permissions as the dialect writes them: 1 when granted. */
export function rightsOf(met: ReadonlySet<Verb> | null): Readonly<Record<string, 0 | 1>> {
  return Object.fromEntries(verbs.map((verb) => [verb, met?.has(verb) ? 1 : 0]))
}
