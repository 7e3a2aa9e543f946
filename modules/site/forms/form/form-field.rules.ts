import {
  fieldsOf,
  isTable,
  type ChildDoc,
  type Doc,
  type DocType,
  type ResolvedField,
} from '#framework/doctypes'
import { hasColumn, toMinorUnits, type FieldRules, type FieldType, type ColumnFieldType } from '#meta'
import type { WebForm, WebFormField } from './web-form.doctype.ts'

export type Form = Doc<typeof WebForm>

export type FormRow = ChildDoc<typeof WebFormField>

export interface AskedField {
  readonly row: FormRow
  readonly rules: FieldRules
  readonly notAfterToday: boolean
  readonly child: DocType | null
  readonly columns: readonly ResolvedField[]
}

export function linesOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export function showableColumns(child: DocType): readonly ResolvedField[] {
  return fieldsOf(child).filter(({ fieldtype, level, spec }) => {
    const { readOnly, hidden } = spec.options
    const isStored = hasColumn(fieldtype) && fieldtype !== 'Password'
    return isStored && level === 0 && !readOnly && !hidden
  })
}

function columnsFor(row: FormRow, child: DocType): readonly ResolvedField[] {
  const chosen = new Set(linesOf(row.child_fields))
  return showableColumns(child).filter(({ fieldname }) => chosen.size === 0 || chosen.has(fieldname))
}

function narrowerMaximum(field: ResolvedField, asked: number | null): number | null {
  if (asked === null || asked === 0) return field.max
  const stored = field.fieldtype === 'Currency' ? toMinorUnits(asked) : asked
  return field.max === null ? stored : Math.min(field.max, stored ?? field.max)
}

function typeFor(row: FormRow, field: ResolvedField): FieldType {
  switch (row.fieldtype) {
    case 'Page Break':
    case 'Section Break':
    case 'Column Break':
    case 'HTML':
    case null:
      return field.fieldtype
    default:
      return row.fieldtype
  }
}

const labelFor = ({ label }: FormRow, field: ResolvedField): Pick<FieldRules, 'label' | 'messageId'> =>
  label === null || label === field.label ? { label: field.label, messageId: field.messageId } : { label }

function rulesFor(row: FormRow, field: ResolvedField): FieldRules {
  const fieldtype = typeFor(row, field)
  const isChoice = fieldtype === 'Select'
  return {
    fieldname: field.fieldname,
    fieldtype,
    ...labelFor(row, field),
    options: isChoice && row.options ? linesOf(row.options) : field.options,
    required: false,
    maxLength: row.max_length ? Math.min(row.max_length, field.maxLength) : field.maxLength,
    min: field.min,
    max: narrowerMaximum(field, row.max_value),
  }
}

export function askedFields(form: Form, target: DocType): readonly AskedField[] {
  const known = new Map(fieldsOf(target).map((field) => [field.fieldname, field]))
  return form.web_form_fields.flatMap((row) => {
    const field = isShape(row.fieldtype) ? undefined : known.get(row.fieldname ?? '')
    if (!field) return []
    const child = isTable(field.spec) ? field.spec.child : null
    return [
      {
        ...{ row, rules: rulesFor(row, field), child, columns: child ? columnsFor(row, child) : [] },
        notAfterToday: field.spec.options.notAfterToday === true,
      },
    ]
  })
}

export function isAttachment({ fieldtype }: Pick<FieldRules, 'fieldtype'>): boolean {
  return fieldtype === 'Attach' || fieldtype === 'Attach Image'
}

/** Layout rows without values. A page break begins the next step. */
const shapeTypes = ['Page Break', 'Section Break', 'Column Break', 'HTML'] as const

const valueTypes = [
  ...([
    'Data',
    'Small Text',
    'Text',
    'Text Editor',
    'Select',
    'Link',
    'Check',
    'Int',
    'Float',
    'Currency',
  ] as const),
  ...(['Date', 'Datetime', 'Time', 'Attach', 'Attach Image', 'Color', 'Phone', 'Table'] as const),
] satisfies readonly (ColumnFieldType | 'Table')[]

export const formFieldTypes = [...valueTypes, ...shapeTypes] as const

export type FormFieldType = (typeof formFieldTypes)[number]

export function isShape(fieldtype: string | null): boolean {
  return shapeTypes.some((one) => one === fieldtype)
}

export function isFormFieldType(fieldtype: string): fieldtype is FormFieldType {
  return formFieldTypes.some((one) => one === fieldtype)
}

const narrower: Readonly<Record<string, readonly string[]>> = {
  Data: ['Select', 'Phone'],
  'Small Text': ['Data', 'Select', 'Text'],
  Text: ['Data', 'Select', 'Small Text'],
}

export function canFill(asked: string, stored: string): boolean {
  return asked === stored || (narrower[stored]?.includes(asked) ?? false)
}
