import type { Responses } from '#client/testing'
import type { DocumentTypes, Methods } from '#contract'
import type { WireMeta } from '../data/document/doc-meta.ts'

/** The responses of the server to the desk. */
export interface DeskResponses extends Responses {
  /** The types that the caller may read. */
  types?: Methods['mela.desk.get_types']['output']
  /** Definitions of types; those of their tables among them. */
  metas?: readonly WireMeta[]
  /** Comments, tags and files of a document at the time of the request. */
  documentInfo?: () => Partial<DocumentInfo>
}

/** The part of `getdoc` that the desk reads: who sees a document, and what people added to it. */
interface DocumentInfo {
  may_comment: 0 | 1
  comments: readonly Partial<DocumentTypes['Comment']>[]
  attachments: readonly Partial<DocumentTypes['File']>[]
  shared: readonly Partial<DocumentTypes['DocShare']>[]
  tags: string
  user_info: Readonly<Record<string, { fullname: string }>>
  permissions: Readonly<Record<string, 0 | 1>>
}

/** Document without comments or files, on which the caller may do everything. */
const usualInfo: DocumentInfo = {
  ...{ may_comment: 1, comments: [], attachments: [], shared: [], tags: '', user_info: {} },
  permissions: { read: 1, write: 1, create: 1, delete: 1, submit: 1, cancel: 1, amend: 1, share: 1 },
}

const usualMethods: Responses['methods'] = {
  'mela.notifications.get_notifications': { notifications: [], unread_count: 0 },
  'mela.desk.get_people': {},
  'mela.desk.get_transitions': [],
  'mela.desk.get_connections': { connections: [], most: 100 },
  'mela.desk.get_versions': [],
  'mela.saved_views.get_views': [],
  'mela.tags.get_tags': [],
}

/** The same as the shared fake server takes it, with what every screen of the desk asks. */
export const deskResponses = ({
  types = [],
  metas = [],
  documentInfo,
  ...responses
}: DeskResponses): Responses => ({
  ...responses,
  methods: { ...usualMethods, 'mela.desk.get_types': types, ...responses.methods },
  bodies: {
    'frappe.desk.form.load.getdoctype': ({ doctype }: { doctype: string }) => metaBody(metas, doctype),
    'frappe.desk.form.load.getdoc': () => ({ docs: [], docinfo: { ...usualInfo, ...documentInfo?.() } }),
    ...responses.bodies,
  },
})

/** The type first, then the types of its tables. */
function metaBody(metas: readonly WireMeta[], doctype: string): object | undefined {
  const meta = metas.find(({ name }) => name === doctype)
  if (!meta) return undefined
  const children = metas.filter(({ name }) => meta.fields.some(({ options }) => options === name))
  return { docs: [meta, ...children.filter((child) => child !== meta)] }
}
