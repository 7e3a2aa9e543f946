import { useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { methodRequest, sendRaw, call } from '#client'
import { listKey, useCall } from '#client/react'
import type { Methods } from '#contract'
import { useSystemUserLabels } from '../user/people.ts'

export interface Comment {
  name: string
  owner: string
  creation: string
  modified: string
  /** HTML, sanitised by the server. */
  content: string
}

export interface Attachment {
  name: string
  file_name: string
  file_url: string
  is_private: 0 | 1
  /** User who attached it; only present for users who work on the document. */
  owner?: string
  creation?: string
}

export interface Share {
  name: string
  user: string | null
  everyone: 0 | 1
  read: 0 | 1
  write: 0 | 1
  submit: 0 | 1
  share: 0 | 1
}

interface DocInfo {
  /** 1 for a user who works on the document; others do not receive its comments. */
  may_comment: 0 | 1
  comments: readonly Comment[]
  attachments: readonly Attachment[]
  shared: readonly Share[]
  /** Comma-separated. */
  tags: string
  user_info: Readonly<Record<string, { fullname: string }>>
  permissions: Readonly<Record<string, 0 | 1>>
}

export interface DocumentInfo {
  mayComment: boolean
  comments: readonly Comment[]
  attachments: readonly Attachment[]
  shares: readonly Share[]
  tags: readonly string[]
  /** Permitted actions in the dialect's terms: 'submit', 'cancel', 'amend'. */
  rights: ReadonlySet<string>
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
  name: string
  /** Time of the last change: permissions may depend on the document's state. */
  modified: string
}

export function useDocumentInfo({ doctype, name, modified }: DocumentQuery) {
  const labels = useSystemUserLabels()
  const {
    data: read,
    isError,
    refetch,
  } = useQuery({
    queryKey: [...documentInfoKey(doctype, name), modified],
    queryFn: async () =>
      readDocumentInfo(await sendRaw(methodRequest('frappe.desk.form.load.getdoc', { doctype, name }))),
    enabled: name !== '',
    placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
  })
  // Not `select`, which would make a new result at each render while an earlier one is shown.
  const data = useMemo(
    () => read && { ...read, people: new Map([...read.people, ...labels]) },
    [read, labels],
  )
  return { data, isError, refetch }
}

export function useInvalidateDocumentInfo(doctype: string, name: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: documentInfoKey(doctype, name) })
}

export type Connected = Methods['mela.desk.get_connections']['output']

export type Connection = Connected['connections'][number]

interface ConnectionsQuestion {
  doctype: string
  name: string
  /** Time of the last change: a step may have created other documents. */
  modified: string
}

export function useConnections({ doctype, name, modified }: ConnectionsQuestion) {
  return useCall(methodRequest('mela.desk.get_connections', { doctype, name }), {
    scope: ['connections', doctype, name, modified],
    placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
  })
}

export type Version = Methods['mela.desk.get_versions']['output'][number]

/** Field, old value, new value; money as a decimal. A secret shows only that it changed. */
export type FieldChange = Version['changed'][number]

interface VersionsQuestion {
  doctype: string
  name: string
  modified: string
  isWanted: boolean
}

export function useVersions({ doctype, name, modified, isWanted }: VersionsQuestion) {
  return useCall(methodRequest('mela.desk.get_versions', { doctype, name }), {
    scope: ['versions', doctype, name, modified],
    enabled: isWanted,
    placeholderData: (before) => before,
  })
}

interface TaggedDocument {
  tag: string
  doctype: string
  name: string
}

const tagArguments = ({ tag, doctype, name }: TaggedDocument) => ({ tag, dt: doctype, dn: name })

export const addTag = (placed: TaggedDocument) => call('mela.tags.add_tag', tagArguments(placed))

export const removeTag = (placed: TaggedDocument) => call('mela.tags.remove_tag', tagArguments(placed))

export function useTypeTags(doctype: string) {
  return useCall(methodRequest('mela.tags.get_tags', { doctype }), { scope: [...listKey(doctype), 'tags'] })
}
