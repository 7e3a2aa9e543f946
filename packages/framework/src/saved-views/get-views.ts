import { text, type Doc, type DocType } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { deskPermissionFor, permissionFor, type Caller } from '#framework/permissions'
import { SavedView } from './saved-view.doctype.ts'

export interface OfferedView {
  readonly name: string
  readonly title: string
  readonly columns: readonly unknown[]
  readonly filters: unknown
  readonly sort: string | null
  readonly is_shared: boolean
  readonly is_own: boolean
}

const MAX_SHOWN = 100

const shown = ['name', 'user', 'title', 'columns', 'filters', 'sort', 'is_shared'] as const

type Shown = Pick<Doc<typeof SavedView>, (typeof shown)[number]>

function offered({ user, columns, filters, is_shared, ...view }: Shown, caller: string): OfferedView {
  const names: unknown = JSON.parse(columns ?? '[]')
  return {
    ...view,
    columns: Array.isArray(names) ? names : [],
    filters: JSON.parse(filters ?? '[]'),
    is_shared: is_shared === 1,
    is_own: user === caller,
  }
}

function isAtWork(type: DocType, caller: Caller): boolean {
  return deskPermissionFor(type, caller).kind !== 'never'
}

/** Returns the caller's views of a type, and shared views for callers who work on such documents; by title. */
export const getViews = method({
  access: signedInUsers,
  input: { doctype: text({ required: true }) },
  reads: true,
  async run({ input, documents, caller, findType }): Promise<readonly OfferedView[]> {
    const type = await findType(input.doctype)
    if (!type || type.isChild) throw documentErrors.unknownDocType(input.doctype)
    if (permissionFor(type, 'read', caller).kind === 'never')
      throw documentErrors.notPermitted('read', type.name)
    const question = { fields: shown, order_by: 'title asc', limit: MAX_SHOWN }
    const ofType = { reference_doctype: type.name }
    const system = documents.asSystem()
    const own = await system.find(SavedView, { ...question, where: { ...ofType, user: caller.user } })
    if (!isAtWork(type, caller)) return own.map((view) => offered(view, caller.user))
    const others = await system.find(SavedView, {
      ...question,
      where: { ...ofType, is_shared: 1, user: ['!=', caller.user] },
    })
    return [...own, ...others].map((view) => offered(view, caller.user))
  },
})
