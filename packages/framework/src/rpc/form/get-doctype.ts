import {
  messagesFor,
  text,
  type DocType,
  type Verb,
  fieldsOf,
  metaOf,
  withChildTypes,
  type DocField,
  type Meta,
  type ResolvedField,
} from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { guestAccessStrategies, tryGuestAccess, type ShownFields } from '#framework/guest-access'
import { anyone, method, type MethodContext } from '#framework/modules'
import {
  isGuest,
  permissionFor,
  type Caller,
  defaultLinks,
  levelsFor,
  isOwnRowsOnly,
  writesEvery,
} from '#framework/permissions'
import { typeNamed } from '../arguments.ts'
import type { Documents } from '#framework/documents'

type Asking = Pick<MethodContext<never>, 'documents' | 'caller' | 'extensions' | 'site'>

function mayKnow(type: DocType, caller: Caller): boolean {
  const may = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return may('read') || (!isGuest(caller) && may('select'))
}

async function shownInForms({ documents, extensions, site }: Asking, type: DocType): Promise<ShownFields> {
  const { timeZone } = site.settings
  const shown = await tryGuestAccess(extensions(guestAccessStrategies), (strategy) =>
    strategy.shownFields(documents, type, timeZone),
  )
  if (shown === null) throw documentErrors.notPermitted('read', type.name)
  return shown
}

/**
 * Definitions of a type and its child types, the parent first: `{docs: [meta, …]}`. `__messages` has the texts in the
 * caller's language; the texts themselves are keys, and stay English.
 */
export const getDoctype = method({
  access: anyone,
  aliases: ['frappe.desk.form.load.getdoctype'],
  input: { doctype: text({ required: true }) },
  reads: true,
  isBare: true,
  isTranslated: true,
  async run({ input, documents, caller, extensions, findType, site, t }) {
    const type = await typeNamed({ findType }, input.doctype)
    const docs = mayKnow(type, caller)
      ? await shownMeta(type, documents)
      : metaInForms(type, await shownInForms({ documents, caller, extensions, site }, type))
    return {
      docs: docs.map((meta) => ({ ...meta, __messages: messagesFor(meta, t) })),
      user_settings: '{}',
    }
  },
})

/** Reduces a definition to what a form needs; the rest would reveal internals. */
function publicMeta(meta: Meta): Meta {
  const isShown = ({ hidden, permlevel, fieldtype }: DocField) =>
    hidden === 0 && permlevel === 0 && fieldtype !== 'Password'
  return { ...meta, permissions: [], actions: [], notices: [], fields: meta.fields.filter(isShown) }
}

function metaFor(type: DocType, { siteAccess }: Caller): Meta {
  const ofSite = siteAccess.get(type.name)
  if (!ofSite) return metaOf(type)
  const grants = [...ofSite].flatMap(([role, all]) => all.map((grant) => [role, grant] as const))
  return metaOf(type, grants)
}

interface Shown {
  readonly caller: Caller
  readonly starts: Readonly<Record<string, string>>
  readonly own: ReadonlySet<string>
}

function officeFields(type: DocType, caller: Caller): ReadonlySet<string> {
  const fields = fieldsOf(type).filter(({ spec }) => spec.options.officeOnly === true)
  const isOffice = fields.length === 0 || writesEvery(type, caller)
  return new Set(isOffice ? [] : fields.map(({ fieldname }) => fieldname))
}

function visibleMeta(type: DocType, parent: DocType, { caller, starts, own }: Shown): Meta {
  const meta = metaFor(type, caller)
  if (isGuest(caller)) return publicMeta(meta)
  const levels = levelsFor(parent, 'read', caller)
  const shown = meta.fields.filter((field) => levels.has(field.permlevel))
  if (type !== parent) return { ...meta, fields: shown }
  const office = officeFields(type, caller)
  return {
    ...meta,
    fields: shown.map((field) => ({
      ...field,
      read_only: office.has(field.fieldname) ? 1 : field.read_only,
      default: starts[field.fieldname] ?? field.default,
      marks_own: own.has(field.fieldname) ? 1 : 0,
    })),
  }
}

export function definitionFor(type: DocType, parent: DocType, caller: Caller): Meta {
  return visibleMeta(type, parent, { caller, starts: {}, own: new Set() })
}

async function shownMeta(type: DocType, documents: Documents): Promise<readonly Meta[]> {
  const { caller } = documents
  const isNew = !isGuest(caller) && permissionFor(type, 'create', caller).kind !== 'never'
  const only = isNew ? await onlyChoices(documents, type) : {}
  const starts = { ...only, ...defaultLinks(type, caller) }
  const readsOthers = !isOwnRowsOnly(permissionFor(type, 'read', caller))
  const own = new Set(readsOthers ? Object.keys(only) : [])
  return withChildTypes(type).map((one) => visibleMeta(one, type, { caller, starts, own }))
}

function metaInForms(type: DocType, shown: ShownFields): readonly Meta[] {
  return withChildTypes(type).map((one) => {
    const meta = publicMeta(metaOf(one))
    return { ...meta, fields: meta.fields.filter(({ fieldname }) => shown.get(one.name)?.has(fieldname)) }
  })
}

function target({ registry }: Documents, type: DocType, field: ResolvedField): DocType | null {
  const { fieldtype, spec, required, options } = field
  const [name] = options
  const isAsked = fieldtype === 'Link' && required && !spec.options.readOnly && spec.initial === null
  if (!isAsked || name === undefined || name === 'User' || name === type.name) return null
  const linked = registry.get(name)
  return linked.guarded === null ? linked : null
}

async function onlyOne(documents: Documents, type: DocType): Promise<string | null> {
  const rows = await documents.list(type, { fields: ['name'], limit_page_length: 2 })
  const [only, another] = rows
  return only && !another ? String(only['name']) : null
}

/** Initial values of required links where the caller has exactly one document to choose. */
async function onlyChoices(documents: Documents, type: DocType): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {}
  for (const field of fieldsOf(type)) {
    const linked = target(documents, type, field)
    if (!linked || !isOwnRowsOnly(permissionFor(linked, 'select', documents.caller))) continue
    const name = await onlyOne(documents, linked)
    if (name !== null) chosen[field.fieldname] = name
  }
  return chosen
}
