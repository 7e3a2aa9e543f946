import { assignmentsOn } from '#framework/assignments'
import { commentsOn } from '#framework/comments'
import type { DocType } from '#framework/doctypes'
import { File } from '#framework/files'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'
import { tagsOn } from '#framework/tags'
import { peopleOf } from './people-of.ts'
import { rightsOf } from './rights.ts'
import { shares } from './shares.ts'
import { userInfo } from './user-info.ts'
import { versions } from './versions.ts'

type Asking = Pick<MethodContext<never>, 'documents' | 'caller' | 'registry'>

const MOST_SHOWN = 100

/** Files that hang on the document: whoever reads it reads them. Who attached each, and when, is for those at work on it. */
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
    limit: MOST_SHOWN,
  })
  return found.map(({ owner, creation, ...file }) => (isAtWork ? { ...file, owner, creation } : file))
}

/** What people of the house say of a document, what happened to it, and who else has to do with it. */
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
 * What a form shows beside a document that its caller has just read. What we have no such thing of is empty; and so is,
 * for whoever does not work on the document, all that is said among those who do.
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
