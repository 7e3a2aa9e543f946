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

/** What the conditions of a form's fields say of the values in it: names of fields. */
export interface Conditions {
  hidden: readonly string[]
  demanded: readonly string[]
  locked: readonly string[]
}

/** The server decides in the end: a condition that cannot be read hides nothing and demands nothing. */
function unlessUnreadable<Answer>(ask: () => Answer, otherwise: Answer): Answer {
  try {
    return ask()
  } catch (error) {
    if (error instanceof ExpressionError) return otherwise
    throw error
  }
}

/** The condition, or none where nobody can read it. */
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

/** The form's values as a condition reads them: numbers as numbers, rows as their cells. */
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

/** Reads the conditions of a type once; the result evaluates them by the same rules as on the server. */
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

/** The day on this device, 'YYYY-MM-DD'. */
export function deviceDay(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

interface Locks {
  /** Null for a new document. */
  stored: AnyDocument | null
  canSave: boolean
}

const submitted = 1

const cancelled = 2

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** True for a field that stands as it is: by its type, by what has become of the document, or by a condition. */
export function isLocked(field: DeskField, { stored, canSave }: Locks, { locked }: Conditions): boolean {
  if (!canSave || field.isReadOnly || locked.includes(field.fieldname)) return true
  if (stored === null) return false
  if (stored['docstatus'] === cancelled) return true
  if (stored['docstatus'] === submitted && !field.isAllowedOnSubmit) return true
  return field.isSetOnlyOnce && !isEmpty(stored[field.fieldname])
}

/** What only the server fills in has nothing to show as long as it has not. */
export function isUnfilled(
  { fieldname, fieldtype, isReadOnly }: DeskField,
  stored: AnyDocument | null,
): boolean {
  if (!isReadOnly) return false
  return stored === null || (hasColumn(fieldtype) && isEmpty(stored[fieldname]))
}
