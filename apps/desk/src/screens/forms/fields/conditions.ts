import {
  ExpressionError,
  holds,
  isDemanded,
  parseExpression,
  shownFields,
  type ConditionalField,
  hasColumn,
} from '#meta'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { isTable, wireOf, type FormValues } from '../../../fields/form-value.ts'

export interface Conditions {
  hidden: readonly string[]
  demanded: readonly string[]
  locked: readonly string[]
}

/** Returns the fallback for an unreadable condition: it hides and requires nothing, because the server decides. */
function unlessUnreadable<Answer>(ask: () => Answer, otherwise: Answer): Answer {
  try {
    return ask()
  } catch (error) {
    if (error instanceof ExpressionError) return otherwise
    throw error
  }
}

const readable = (condition: string): string =>
  unlessUnreadable(() => (condition.trim() === '' || parseExpression(condition) ? condition : ''), '')

const conditional = (field: DeskField): ConditionalField => ({
  fieldname: field.fieldname,
  fieldtype: field.fieldtype,
  depends_on: readable(field.dependsOn),
  mandatory_depends_on: readable(field.mandatoryDependsOn),
  reqd: field.required,
})

const hasConditions = ({ fields }: Pick<DocMeta, 'fields'>): boolean =>
  fields.some((field) =>
    [field.dependsOn, field.mandatoryDependsOn, field.readOnlyDependsOn].some((one) => one !== ''),
  )

function conditionDocument(meta: DocMeta, values: FormValues): AnyDocument {
  const entries = meta.fields.map((field): [string, unknown] => {
    const value = values[field.fieldname] ?? ''
    return [field.fieldname, isTable(value) ? value.rows.map(({ cells }) => cells) : wireOf(field, value)]
  })
  return Object.fromEntries(entries)
}

const namesOf = (fields: readonly DeskField[], isMeant: (field: DeskField) => boolean): string[] =>
  fields.filter(isMeant).map(({ fieldname }) => fieldname)

type ConditionsOf = (values: FormValues, today: string) => Conditions

/** Parses the conditions of a type once; the result evaluates them by the same rules as the server. */
export function conditionsOf(meta: DocMeta): ConditionsOf {
  const { fields } = meta
  if (!hasConditions(meta)) {
    const always = { hidden: [], demanded: namesOf(fields, ({ required }) => required), locked: [] }
    return () => always
  }
  const conditionals = fields.map(conditional)
  return (values, today) => {
    const document = conditionDocument(meta, values)
    const shown = unlessUnreadable(() => shownFields(conditionals, document, today), null)
    return {
      hidden: namesOf(fields, ({ fieldname }) => shown !== null && !shown.has(fieldname)),
      demanded: conditionals
        .filter((one) => unlessUnreadable(() => isDemanded(one, document, today), one.reqd === true))
        .map(({ fieldname }) => fieldname),
      locked: namesOf(
        fields,
        ({ readOnlyDependsOn: condition }) =>
          condition !== '' && unlessUnreadable(() => holds(condition, document, today), false),
      ),
    }
  }
}

/** Returns the day on this device, 'YYYY-MM-DD'. */
export function deviceDay(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

interface Locks {
  stored: AnyDocument | null
  canSave: boolean
}

const submitted = 1

const cancelled = 2

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Returns true for a read-only field: by its type, the document's status or a condition. */
export function isLocked(field: DeskField, { stored, canSave }: Locks, { locked }: Conditions): boolean {
  if (!canSave || field.isReadOnly || locked.includes(field.fieldname)) return true
  if (stored === null) return false
  if (stored['docstatus'] === cancelled) return true
  if (stored['docstatus'] === submitted && !field.isAllowedOnSubmit) return true
  return field.isSetOnlyOnce && !isEmpty(stored[field.fieldname])
}

/** Returns true for an empty field that only the server fills in, which is not shown. */
export function isUnfilled(
  { fieldname, fieldtype, isReadOnly }: DeskField,
  stored: AnyDocument | null,
): boolean {
  if (!isReadOnly) return false
  return stored === null || (hasColumn(fieldtype) && isEmpty(stored[fieldname]))
}
