import { columnsOf, type DocType, type Registry, typeMessage } from '#framework/doctypes'
import { formsErrors } from '../errors.ts'
import { message } from '../messages.ts'
import type { AskedField, FormRow } from '../form/form-field.rules.ts'

export interface LinkQuestion {
  readonly path: string
  readonly field: AskedField['rules']
  readonly row: FormRow
  readonly linked: DocType
}

export function linkQuestions(asked: readonly AskedField[], registry: Registry): readonly LinkQuestion[] {
  return asked.flatMap(({ row, rules, columns }) => {
    const path = rules.fieldname
    const own = rules.fieldtype === 'Link' ? [{ path, field: rules, target: rules.options[0] }] : []
    const inRows = columns
      .filter(({ fieldtype }) => fieldtype === 'Link')
      .map((column) => ({
        path: `${path}.${column.fieldname}`,
        field: column,
        target: column.options[0],
      }))
    return [...own, ...inRows].flatMap(({ target, ...question }) => {
      const linked = registry.find(target ?? '')
      return linked ? [{ ...question, row, linked }] : []
    })
  })
}

/** Modules of users, permissions, logs and forms, which forms may neither show nor fill. */
const closedModules: ReadonlySet<string> = new Set([
  ...[
    'identity',
    'files',
    'permission_admin',
    'records',
    'rpc',
    'desk',
    'dead_letters',
    'webhooks',
    'notifications',
  ],
])
const closedTypes: ReadonlySet<string> = new Set(['Web Form', 'Form Submission', 'Upload Ticket'])

export function isClosedType(type: DocType, registry: Registry): boolean {
  const isOurs = closedTypes.has(type.name) || closedModules.has(registry.moduleOf(type) ?? '')
  return isOurs || type.isChild || type.appendOnly || type.naming.kind === 'single'
}

export function linkFilters(row: FormRow, linked: DocType): readonly unknown[] {
  if (row.link_filters === null) return []
  const filters: unknown = JSON.parse(row.link_filters)
  const all: readonly unknown[] = Array.isArray(filters) ? filters : [null]
  const columns = columnsOf(linked)
  const isFilter = (filter: unknown) =>
    Array.isArray(filter) && filter.length === 3 && columns.has(String(filter[0]))
  if (!all.every(isFilter))
    throw formsErrors.definition(
      message('forms.definition.filters', {
        field: row.label ?? row.fieldname ?? '',
        type: typeMessage(linked.name),
      }),
      row.fieldname ?? '',
    )
  return all
}
