import { useQuery, useQueryClient } from '@tanstack/react-query'
import { methodRequest, sendRaw, call } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'

export interface Comment {
  name: string
  owner: string
  creation: string
  modified: string
  /** Formatted text, in which the server left nothing that could run. */
  content: string
}

export interface Attachment {
  name: string
  file_name: string
  file_url: string
  is_private: 0 | 1
  /** Who attached it, and when: told to those alone who work on the document. */
  owner?: string
  creation?: string
}

/** What is shared of a document with one person, or with everybody who signs in. */
export interface Share {
  name: string
  user: string | null
  everyone: 0 | 1
  read: 0 | 1
  write: 0 | 1
  submit: 0 | 1
  share: 0 | 1
}

/** The parts of the dialect's `docinfo` that we read. */
interface DocInfo {
  /** Whether this person works on the document: to nobody else is said what people say of it. */
  may_comment: 0 | 1
  comments: readonly Comment[]
  attachments: readonly Attachment[]
  shared: readonly Share[]
  /** With commas between them. */
  tags: string
  user_info: Readonly<Record<string, { fullname: string }>>
  permissions: Readonly<Record<string, 0 | 1>>
}

/** What stands beside a document: what people say of it, what hangs at it, who else sees it, what may be done with it. */
export interface DocumentInfo {
  mayComment: boolean
  comments: readonly Comment[]
  attachments: readonly Attachment[]
  shares: readonly Share[]
  tags: readonly string[]
  /** What this person may do with the document, in the dialect's words: 'submit', 'cancel', 'amend'. */
  rights: ReadonlySet<string>
  /** Full names of the users that occur, by name. */
  people: ReadonlyMap<string, string>
}

const hasDocInfo = (answer: unknown): answer is { docinfo: DocInfo } =>
  typeof answer === 'object' && answer !== null && 'docinfo' in answer

const nothing: DocumentInfo = {
  mayComment: false,
  ...{ comments: [], attachments: [], shares: [], tags: [] },
  rights: new Set(),
  people: new Map(),
}

/** Reads the answer of `getdoc`, which is empty for a document that is not there. */
export function readDocumentInfo(answer: unknown): DocumentInfo {
  if (!hasDocInfo(answer)) return nothing
  const { comments, attachments, shared: shares, tags, user_info, permissions } = answer.docinfo
  return {
    mayComment: answer.docinfo.may_comment === 1,
    comments,
    attachments,
    shares,
    tags: tags.split(',').filter((tag) => tag !== ''),
    rights: new Set(Object.keys(permissions).filter((right) => permissions[right] === 1)),
    people: new Map(Object.entries(user_info).map(([user, { fullname }]) => [user, fullname])),
  }
}

const documentInfoKey = (doctype: string, name: string) => ['document-info', doctype, name]

interface DocumentQuery {
  doctype: string
  /** Empty for a new document, which has nothing beside it. */
  name: string
  /** When the document changed last: a right may hang on its state. */
  modified: string
}

export function useDocumentInfo({ doctype, name, modified }: DocumentQuery) {
  return useQuery({
    queryKey: [...documentInfoKey(doctype, name), modified],
    queryFn: async () =>
      readDocumentInfo(await sendRaw(methodRequest('frappe.desk.form.load.getdoc', { doctype, name }))),
    enabled: name !== '',
    placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
  })
}

/** After something beside a document has changed, all of it is asked again. */
export function useInvalidateDocumentInfo(doctype: string, name: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: documentInfoKey(doctype, name) })
}

/** What hangs on a document: how many documents of which types name it. */
export type Connected = Methods['mela.desk.get_connections']['output']

export type Connection = Connected['connections'][number]

interface ConnectionsQuestion {
  doctype: string
  name: string
  /** When the document changed last: a step may have made others. */
  modified: string
}

export function useConnections({ doctype, name, modified }: ConnectionsQuestion) {
  return useCall(
    'mela.desk.get_connections',
    { doctype, name },
    {
      scope: ['connections', doctype, name, modified],
      placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
    },
  )
}

/** What one save did, as far as this person may see it. */
export type Version = Methods['mela.desk.get_versions']['output'][number]

/** Field, what it was, what it is; money as a decimal. A secret says only that it changed. */
export type FieldChange = Version['changed'][number]

interface VersionsQuestion {
  doctype: string
  name: string
  /** When the document changed last: after each save its versions are others. */
  modified: string
  isWanted: boolean
}

/** What happened to a document, the newest first. */
export function useVersions({ doctype, name, modified, isWanted }: VersionsQuestion) {
  return useCall(
    'mela.desk.get_versions',
    { doctype, name },
    { scope: ['versions', doctype, name, modified], enabled: isWanted, placeholderData: (before) => before },
  )
}

interface TaggedDocument {
  tag: string
  doctype: string
  name: string
}

const tagArguments = ({ tag, doctype, name }: TaggedDocument) => ({ tag, dt: doctype, dn: name })

export const addTag = (placed: TaggedDocument) => call('mela.tags.add_tag', tagArguments(placed))

export const removeTag = (placed: TaggedDocument) => call('mela.tags.remove_tag', tagArguments(placed))

/** The tags that documents of a type have. */
export function useTypeTags(doctype: string) {
  return useCall('mela.tags.get_tags', { doctype }, { scope: ['list', doctype, 'tags'] })
}
