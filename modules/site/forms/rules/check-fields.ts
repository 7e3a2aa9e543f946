import { fieldsOf, type DocType, type ResolvedField } from '#framework/doctypes'
import {
  acceptWireValue,
  type Expression,
  ExpressionError,
  parseExpression,
  phrase,
  type Said,
  sentence,
  term,
} from '#meta'
import { formsErrors } from '../errors.ts'
import {
  askedFields,
  linesOf,
  showableColumns,
  type AskedField,
  type Form,
  type FormRow,
} from './asked-field.ts'
import { canFill, isShape } from './form-field-type.ts'

interface Checked {
  readonly form: Form
  readonly target: DocType
  /** Whether whoever saves the form may set fields of this level himself. */
  readonly canSet: (level: number) => boolean
}

function refuse(row: FormRow, message: Said): never {
  const field = row.fieldname ?? `row ${row.idx}`
  throw formsErrors.definition(sentence`${row.label ?? field}: ${phrase(message)}`, field)
}

function checkKind(row: FormRow, field: ResolvedField | undefined, { target, canSet }: Checked): void {
  if (!field) return refuse(row, sentence`${term(target.name)} has no such field`)
  if (row.fieldtype === null || !canFill(row.fieldtype, field.fieldtype))
    refuse(row, sentence`a ${field.fieldtype} cannot be asked for as ${row.fieldtype ?? 'nothing'}`)
  const isOurs = field.spec.options.readOnly === true || target.states?.field === field.fieldname
  if (isOurs) refuse(row, 'it is set by the system and cannot be asked for')
  if (!canSet(field.level)) refuse(row, 'you may not set this field yourself')
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

/** Names of the document's fields that an expression looks at. */
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
      return refuse(row, sentence`its condition is wrong: ${error.message}`)
    throw error
  }
}

/** A condition must mean the same in the browser, which is not told of hidden fields. */
function checkConditions(row: FormRow, { form }: Checked): void {
  const visible = new Set(
    form.web_form_fields.filter(({ hidden }) => hidden === 0).map((one) => one.fieldname),
  )
  for (const condition of [row.depends_on, row.mandatory_depends_on]) {
    if (condition === null || condition.trim() === '') continue
    const lost = fieldsIn(parsed(row, condition)).find((field) => !visible.has(field))
    if (lost !== undefined)
      refuse(row, sentence`its condition looks at ${lost}, which the form does not show`)
  }
}

function checkDefault({ row, rules, child }: AskedField): void {
  if (row.default === null) return
  if (child) refuse(row, 'a table has no default')
  const acceptance = acceptWireValue(rules, row.default)
  if (!acceptance.isAccepted) refuse(row, acceptance.problem.said)
}

function checkChoices({ row, rules, child }: AskedField, field: ResolvedField): void {
  const isNarrowed = rules.fieldtype === 'Select' && field.fieldtype === 'Select'
  const stranger = isNarrowed ? rules.options.find((choice) => !field.options.includes(choice)) : undefined
  if (stranger !== undefined) refuse(row, sentence`${stranger} is not one of its choices`)
  const columns = new Set(child ? showableColumns(child).map(({ fieldname }) => fieldname) : [])
  const lost = linesOf(row.child_fields).find((column) => !columns.has(column))
  if (lost !== undefined) refuse(row, sentence`${lost} is not a column that a form can show`)
}

function checkDoubled({ form }: Checked): void {
  const seen = new Set<string | null>()
  for (const row of form.web_form_fields) {
    if (seen.has(row.fieldname)) refuse(row, 'it stands on the form twice')
    seen.add(row.fieldname)
  }
}

/** What a document cannot do without must be asked for, always, or be given by the form itself. */
function checkRequired({ form, target }: Checked): void {
  const rows = new Map(form.web_form_fields.map((row) => [row.fieldname, row]))
  const needed = fieldsOf(target).filter(
    ({ required, spec }) => required && spec.initial === null && spec.options.readOnly !== true,
  )
  for (const { fieldname, label } of needed) {
    const row = rows.get(fieldname)
    if (!row)
      throw formsErrors.definition(
        sentence`${term(label)} is required by ${term(target.name)}: ask for it`,
        fieldname,
      )
    if (row.depends_on?.trim())
      refuse(row, sentence`${term(target.name)} requires it: it cannot hang on a condition`)
    if ((row.hidden === 1 || row.read_only === 1) && row.default === null)
      refuse(row, sentence`${term(target.name)} requires it: give it a default, or show it`)
  }
}

/** Holds a form's fields against its document type. Throws ValidationError, which names the field and what is wrong. */
export function checkFields(checked: Checked): void {
  const { form, target } = checked
  const known = new Map(fieldsOf(target).map((field) => [field.fieldname, field]))
  checkDoubled(checked)
  for (const row of form.web_form_fields) {
    if (!isShape(row.fieldtype)) checkKind(row, known.get(row.fieldname ?? ''), checked)
    checkConditions(row, checked)
  }
  for (const field of askedFields(form, target)) {
    const kept = known.get(field.rules.fieldname)
    if (kept) checkChoices(field, kept)
    checkDefault(field)
  }
  checkRequired(checked)
}
