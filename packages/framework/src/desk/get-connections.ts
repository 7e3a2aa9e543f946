import { fieldsOf, text, type DocType, labelMessage } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { visibleColumns } from '#framework/permissions'
import type { Message } from '#meta'
import { namedType, officeTypes } from './desk-types.ts'

interface Connection {
  readonly doctype: string
  readonly fieldname: string
  readonly label: string
  readonly type_field: string | null
  readonly count: number
  readonly only: string | null
}

interface Connections {
  readonly most: number
  readonly connections: readonly Connection[]
}

/** Limits of the one statement: fields that are searched, and how far each is counted. */
const MAX_FIELDS = 100
const MAX_COUNTED = 100

interface Pointing {
  readonly type: DocType
  readonly fieldname: string
  readonly label: Message | string
  readonly typeField: string | null
}

type Asking = Pick<MethodContext<never>, 'registry' | 'caller'>

function pointingFields(type: DocType, target: string): readonly Pointing[] {
  return fieldsOf(type).flatMap((field) => {
    const { fieldname, fieldtype, options, spec } = field
    const { typeField = null, hidden = false, indexed = false } = spec.options
    const isLink = fieldtype === 'Link' && options[0] === target
    return !hidden && (isLink || (typeField !== null && indexed))
      ? [{ type, fieldname, label: labelMessage(field), typeField }]
      : []
  })
}

function pointingAt({ registry, caller }: Asking, target: string): readonly Pointing[] {
  const isSeen = ({ type, fieldname, typeField }: Pointing) => {
    const visible = visibleColumns(type, caller)
    return visible.has(fieldname) && (typeField === null || visible.has(typeField))
  }
  return officeTypes(registry, caller)
    .flatMap((type) => pointingFields(type, target))
    .filter(isSeen)
    .slice(0, MAX_FIELDS)
}

const filtersOf = (
  { fieldname, typeField }: Pointing,
  { doctype, name }: { doctype: string; name: string },
) => [[fieldname, '=', name], ...(typeField === null ? [] : [[typeField, '=', doctype]])]

/** Returns the documents that name a document which the caller reads, by type; empty types are left out. */
export const getConnections = method({
  access: signedInUsers,
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  reads: true,
  isTranslated: true,
  async run({ input, documents, registry, caller, findType, t }): Promise<Connections> {
    const type = await namedType({ findType }, input.doctype)
    const rights = await documents.permissions(type, input.name)
    if (rights?.has('read') !== true) throw documentErrors.notFound(input.doctype, input.name)
    const fields = pointingAt({ registry, caller }, type.name)
    const asked = fields.map((field) => ({ type: field.type, filters: filtersOf(field, input) }))
    const counts = await documents.countEach(asked, MAX_COUNTED)
    const connections = fields.map(({ type: from, fieldname, label, typeField }, index) => {
      const { count = 0, first = null } = counts[index] ?? {}
      const only = count === 1 && from.guarded === null ? first : null
      return {
        doctype: from.name,
        fieldname,
        label: typeof label === 'string' ? label : t(label),
        type_field: typeField,
        count,
        only,
      }
    })
    return { most: MAX_COUNTED, connections: connections.filter(({ count }) => count > 0) }
  },
})
