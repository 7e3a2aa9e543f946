import { fieldsOf, type DocType, type ResolvedField, typeMessage, labelMessage } from '#framework/doctypes'
import { problemMessage } from '#framework/errors'
import { acceptWireValue, type Expression, ExpressionError, parseExpression, type Message } from '#meta'
import { formsErrors } from '../errors.ts'
import { message } from '../messages.ts'
import {
  askedFields,
  linesOf,
  showableColumns,
  type AskedField,
  type Form,
  type FormRow,
  canFill,
  isShape,
} from './form-field.rules.ts'

interface Checked {
  readonly form: Form
  readonly target: DocType
  readonly canSet: (level: number) => boolean
}

function refuse(row: FormRow, problem: Message): never {
  const field = row.fieldname ?? `row ${row.idx}`
  throw formsErrors.definition(
    message('forms.definition.at_field', { field: row.label ?? field, problem }),
    field,
  )
}

function checkKind(row: FormRow, field: ResolvedField | undefined, { target, canSet }: Checked): void {
  if (!field)
    return refuse(row, message('forms.definition.no_such_field', { type: typeMessage(target.name) }))
  if (row.fieldtype === null || !canFill(row.fieldtype, field.fieldtype))
    refuse(
      row,
      message('forms.definition.other_kind', {
        kind: field.fieldtype,
        asked: row.fieldtype ?? 'nothing',
      }),
    )
  const isOurs = field.spec.options.readOnly === true || target.states?.field === field.fieldname
  if (isOurs) refuse(row, message('forms.definition.set_by_system'))
  if (!canSet(field.level)) refuse(row, message('forms.definition.level'))
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.of, expression.key]
    case 'list':
      return expression.items
    case 'unary':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse]
    case 'call':
      return expression.on ? [expression.on, ...expression.args] : expression.args
    default:
      return []
  }
}

function fieldsIn(expression: Expression): readonly string[] {
  if (expression.kind === 'field') return [expression.name]
  if (expression.kind === 'member') {
    const { of, key } = expression
    if (of.kind === 'doc' && key.kind === 'literal') return [String(key.value)]
  }
  return partsOf(expression).flatMap(fieldsIn)
}

function parsed(row: FormRow, condition: string): Expression {
  try {
    return parseExpression(condition)
  } catch (error) {
    if (error instanceof ExpressionError)
      return refuse(row, message('forms.definition.wrong_condition', { reason: error.message }))
    throw error
  }
}

/** Refuses conditions on hidden fields, which the browser does not receive. */
function checkConditions(row: FormRow, { form }: Checked): void {
  const visible = new Set(
    form.web_form_fields.filter(({ hidden }) => hidden === 0).map((one) => one.fieldname),
  )
  for (const condition of [row.depends_on, row.mandatory_depends_on]) {
    if (condition === null || condition.trim() === '') continue
    const lost = fieldsIn(parsed(row, condition)).find((field) => !visible.has(field))
    if (lost !== undefined) refuse(row, message('forms.definition.hidden_condition', { field: lost }))
  }
}

function checkDefault({ row, rules, child }: AskedField): void {
  if (row.default === null) return
  if (child) refuse(row, message('forms.definition.table_default'))
  const acceptance = acceptWireValue(rules, row.default)
  if (!acceptance.isAccepted) refuse(row, problemMessage(rules, acceptance.problem))
}

function checkChoices({ row, rules, child }: AskedField, field: ResolvedField): void {
  const isNarrowed = rules.fieldtype === 'Select' && field.fieldtype === 'Select'
  const stranger = isNarrowed ? rules.options.find((choice) => !field.options.includes(choice)) : undefined
  if (stranger !== undefined) refuse(row, message('forms.definition.other_choice', { choice: stranger }))
  const columns = new Set(child ? showableColumns(child).map(({ fieldname }) => fieldname) : [])
  const lost = linesOf(row.child_fields).find((column) => !columns.has(column))
  if (lost !== undefined) refuse(row, message('forms.definition.other_column', { column: lost }))
}

function checkDoubled({ form }: Checked): void {
  const seen = new Set<string | null>()
  for (const row of form.web_form_fields) {
    if (seen.has(row.fieldname)) refuse(row, message('forms.definition.twice'))
    seen.add(row.fieldname)
  }
}

function checkRequired({ form, target }: Checked): void {
  const rows = new Map(form.web_form_fields.map((row) => [row.fieldname, row]))
  const needed = fieldsOf(target).filter(
    ({ required, spec }) => required && spec.initial === null && spec.options.readOnly !== true,
  )
  for (const field of needed) {
    const { fieldname } = field
    const row = rows.get(fieldname)
    if (!row)
      throw formsErrors.definition(
        message('forms.definition.required', { label: labelMessage(field), type: typeMessage(target.name) }),
        fieldname,
      )
    if (row.depends_on?.trim())
      refuse(row, message('forms.definition.required_always', { type: typeMessage(target.name) }))
    if ((row.hidden === 1 || row.read_only === 1) && row.default === null)
      refuse(row, message('forms.definition.required_hidden', { type: typeMessage(target.name) }))
  }
}

/** Validates a form against its document type. Throws ValidationError naming the field. */
export function checkFields(checked: Checked): void {
  const { form, target } = checked
  const known = new Map(fieldsOf(target).map((field) => [field.fieldname, field]))
  checkDoubled(checked)
  for (const row of form.web_form_fields) {
    if (!isShape(row.fieldtype)) checkKind(row, known.get(row.fieldname ?? ''), checked)
    checkConditions(row, checked)
  }
  for (const field of askedFields(form, target)) {
    const stored = known.get(field.rules.fieldname)
    if (stored) checkChoices(field, stored)
    checkDefault(field)
  }
  checkRequired(checked)
}
