import { columnsOf, type Doc, type DocType } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { isAdministrator, permissionFor, visibleColumns } from '#framework/permissions'
import { TAGS } from '#framework/queries'
import { savedViewErrors } from './errors.ts'
import { SavedView } from './saved-view.doctype.ts'

type View = Doc<typeof SavedView>

const MAX_COLUMNS = 100

/** Tags are a field of lists alone; callers who may not see them get none, whatever the view says. */
const isKnown = (name: unknown, known: ReadonlyMap<string, unknown>): boolean =>
  typeof name === 'string' && (known.has(name) || name === TAGS)

function requireColumns(columns: string | null, known: ReadonlyMap<string, unknown>): void {
  const names: unknown = columns === null ? [] : JSON.parse(columns)
  const areKnown =
    Array.isArray(names) && names.length <= MAX_COLUMNS && names.every((name) => isKnown(name, known))
  if (!areKnown) throw savedViewErrors.no_columns()
}

/**
 * Refuses to share views of audited types, whose filters reveal what their author looks for, and views without the
 * share permission.
 */
function requireShareable(type: DocType, { caller }: Documents): void {
  if (type.guarded !== null) throw savedViewErrors.guarded(type.name)
  if (permissionFor(type, 'share', caller).kind === 'never')
    throw documentErrors.notPermitted('share', type.name)
}

const referenceField = {
  fieldname: 'reference_doctype',
  label: 'Document type',
  messageId: 'input.reference_doctype',
} as const

export const savedViewHooks = hooks(SavedView, {
  async beforeSave({ document, documents }: { document: View; documents: Documents }) {
    const { caller, registry } = documents
    const { reference_doctype: doctype } = document
    const type = registry.find(doctype)
    if (!type || type.isChild) throw documentErrors.linkMissing(referenceField, doctype)
    if (permissionFor(type, 'read', caller).kind === 'never')
      throw documentErrors.notPermitted('read', type.name)
    requireColumns(document.columns, isAdministrator(caller) ? columnsOf(type) : visibleColumns(type, caller))
    // The filters are validated as for a query.
    await documents.count(type, { filters: document.filters === null ? [] : JSON.parse(document.filters) })
    if (document.is_shared === 1) requireShareable(type, documents)
    return {}
  },
})
