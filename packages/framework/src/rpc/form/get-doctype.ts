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
  reachesOwnAlone,
  writesEvery,
} from '#framework/permissions'
import { typeNamed } from '../arguments.ts'
import type { Documents } from '#framework/documents'

type Asking = Pick<MethodContext<never>, 'documents' | 'caller' | 'extensions' | 'site'>

/** Whoever reads documents, or finds them, knows their fields. */
function mayKnow(type: DocType, caller: Caller): boolean {
  const may = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return may('read') || (!isGuest(caller) && may('select'))
}

/** Everybody else knows the fields that an open form shows. */
async function shownInForms({ documents, extensions, site }: Asking, type: DocType): Promise<ShownFields> {
  const { timeZone } = site.settings
  const shown = await tryGuestAccess(extensions(guestAccessStrategies), (strategy) =>
    strategy.shownFields(documents, type, timeZone),
  )
  if (shown === null) throw documentErrors.notPermitted('read', type.name)
  return shown
}

/**
 * What a document type is made of, parent first, then the types of its rows: `{docs: [meta, …]}`. Each says its texts in
 * the language of whoever asks in `__messages`; the texts themselves are keys, and stay English.
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

/** What a form cannot be drawn without; the rest tells strangers how the house works. */
function publicMeta(meta: Meta): Meta {
  const isShown = ({ hidden, permlevel, fieldtype }: DocField) =>
    hidden === 0 && permlevel === 0 && fieldtype !== 'Password'
  return { ...meta, permissions: [], actions: [], notices: [], fields: meta.fields.filter(isShown) }
}

/** The site's own rules of access stand in place of the declared ones. */
function metaFor(type: DocType, { siteAccess }: Caller): Meta {
  const ofSite = siteAccess.get(type.name)
  if (!ofSite) return metaOf(type)
  const grants = [...ofSite].flatMap(([role, all]) => all.map((grant) => [role, grant] as const))
  return metaOf(type, grants)
}

interface Shown {
  readonly caller: Caller
  /** What fields of a new document start with, beside what their type declares. */
  readonly starts: Readonly<Record<string, string>>
  /** Names of the fields by which the caller's own documents are told from others that he reads. */
  readonly own: ReadonlySet<string>
}

/** Fields that the caller reads and does not change, though they may change the document. */
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

/** The definition of a type, or of rows in documents of another, as far as the caller may know it. */
export function definitionFor(type: DocType, parent: DocType, caller: Caller): Meta {
  return visibleMeta(type, parent, { caller, starts: {}, own: new Set() })
}

/** The definition of a type and of the rows in its tables, the parent first, as far as the caller may know it. */
async function shownMeta(type: DocType, documents: Documents): Promise<readonly Meta[]> {
  const { caller } = documents
  const isNew = !isGuest(caller) && permissionFor(type, 'create', caller).kind !== 'never'
  const only = isNew ? await onlyChoices(documents, type) : {}
  const starts = { ...only, ...defaultLinks(type, caller) }
  const readsOthers = !reachesOwnAlone(permissionFor(type, 'read', caller))
  const own = new Set(readsOthers ? Object.keys(only) : [])
  return withChildTypes(type).map((one) => visibleMeta(one, type, { caller, starts, own }))
}

/** As much of the same definitions as open forms show to people who may not read the documents. */
function metaInForms(type: DocType, shown: ShownFields): readonly Meta[] {
  return withChildTypes(type).map((one) => {
    const meta = publicMeta(metaOf(one))
    return { ...meta, fields: meta.fields.filter(({ fieldname }) => shown.get(one.name)?.has(fieldname)) }
  })
}

/** A link that must be filled in; who somebody is himself, and reads of guarded documents, are left alone. */
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

/** What required links start with where the caller has no choice: he may name his own documents alone, and has one. */
async function onlyChoices(documents: Documents, type: DocType): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {}
  for (const field of fieldsOf(type)) {
    const linked = target(documents, type, field)
    if (!linked || !reachesOwnAlone(permissionFor(linked, 'select', documents.caller))) continue
    const name = await onlyOne(documents, linked)
    if (name !== null) chosen[field.fieldname] = name
  }
  return chosen
}
