import { fieldsOf, isTable, type DocType, type ResolvedField, type Condition } from '#framework/doctypes'

export interface Restriction {
  readonly value: string
  /** The only type it applies to; null for every type with a link to it, and the type itself. */
  readonly applicableFor: string | null
  readonly parentField: string | null
  /** True when a row with an empty link is not restricted; false where the site is strict. */
  readonly passesEmpty: boolean
  readonly isDefault: boolean
}

export interface Limit {
  readonly column: string
  readonly rows: { readonly field: string; readonly child: DocType } | null
  readonly target: string
  readonly restrictions: readonly Restriction[]
  readonly passesEmpty: boolean
}

type Restrictions = ReadonlyMap<string, readonly Restriction[]>

export function applicable(
  restrictions: Restrictions,
  target: string,
  type: DocType,
): readonly Restriction[] {
  const all = restrictions.get(target) ?? []
  return all.filter(({ applicableFor }) => applicableFor === null || applicableFor === type.name)
}

function limit(found: Omit<Limit, 'passesEmpty'>): readonly Limit[] {
  const { restrictions } = found
  if (restrictions.length === 0) return []
  return [{ ...found, passesEmpty: restrictions.every(({ passesEmpty }) => passesEmpty) }]
}

/** True for restricting links. A tree is restricted by the names of its own documents, not by its parent link. */
export function isRestricting(holder: DocType, { fieldname, spec }: ResolvedField): boolean {
  return !spec.options.ignoreUserPermissions && holder.tree?.parentField !== fieldname
}

function limitsOnLinks(holder: DocType, type: DocType, restrictions: Restrictions): readonly Limit[] {
  const rows = null
  return fieldsOf(holder).flatMap((field) => {
    const { fieldname, fieldtype, options } = field
    const target = options[0]
    if (fieldtype !== 'Link' || target === undefined || !isRestricting(holder, field)) return []
    return limit({ column: fieldname, rows, target, restrictions: applicable(restrictions, target, type) })
  })
}

function limitsOnRows(type: DocType, restrictions: Restrictions): readonly Limit[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) => {
    if (!isTable(spec)) return []
    const rows = { field: fieldname, child: spec.child }
    return limitsOnLinks(spec.child, type, restrictions).map((one) => ({ ...one, rows }))
  })
}

export function limitsOn(type: DocType, restrictions: Restrictions): readonly Limit[] {
  if (restrictions.size === 0) return []
  const own = applicable(restrictions, type.name, type)
  const itself = limit({ column: 'name', rows: null, target: type.name, restrictions: own })
  return [...itself, ...limitsOnLinks(type, type, restrictions), ...limitsOnRows(type, restrictions)]
}

export function inWords(condition: Condition): string {
  switch (condition.kind) {
    case 'always':
      return 'of all owners and states'
    case 'owner':
      return 'that the user made'
    case 'user':
      return `whose ${condition.field} is the user`
    case 'where':
      return `with ${Object.entries(condition.values)
        .map(([field, value]) => `${field} = ${value}`)
        .join(' and ')}`
    case 'any':
      return condition.of.map(inWords).join(', or ')
    case 'all':
      return condition.of.map(inWords).join(' and ')
    case 'through':
      return condition.by === 'name'
        ? `whose ${condition.field} is a ${condition.type} ${inWords(condition.condition)}`
        : `whose ${condition.field} is the ${condition.by} of a ${condition.type} ${inWords(condition.condition)}`
  }
}

const MAX_NAMED = 10

function namesInWords({ restrictions }: Limit): string {
  const names = restrictions.slice(0, MAX_NAMED).map(({ value }) => value)
  const more = restrictions.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

export function limitInWords(limit: Limit): string {
  const { target, column, rows, restrictions, passesEmpty } = limit
  const place = rows ? `every row's ${column} in ${rows.field}` : column
  const tree = restrictions.some(({ parentField }) => parentField !== null) ? ', or below one of them' : ''
  const empty = passesEmpty && column !== 'name' ? ', or empty' : ''
  return `User Permissions on ${target}: ${place} must be ${namesInWords(limit)}${tree}${empty}`
}
