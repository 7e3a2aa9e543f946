import type { MessageId } from '#design/messages'
import { acceptWireValue, columnFieldTypes, isMissing, type FieldRules, type Problem } from '#meta'
import { isNeeded } from '../definition/form-conditions.ts'
import { choicesOf, isShape, type Answers, type FormField } from '../definition/form-field.ts'

export interface AnswerProblem {
  id: MessageId
  values: Record<string, string | number>
}

/** Returns the problems by field. `wire` holds the answers in the form in which they are sent. */
export function formProblems(
  fields: readonly FormField[],
  wire: Answers,
  today: string,
): Map<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>()
  for (const field of fields) {
    if (isShape(field) || field.read_only === 1) continue
    const problem = problemWith(field, wire, today)
    if (problem) problems.set(field.fieldname, problem)
  }
  return problems
}

function problemWith(field: FormField, wire: Answers, today: string): AnswerProblem | undefined {
  const value = wire[field.fieldname]
  const isEmpty = isMissing(value) || (field.fieldtype === 'Check' && field.reqd === 1 && value === 0)
  if (isEmpty) return isNeeded(field, wire, today) ? missing(field) : undefined
  if (Array.isArray(value)) return rowCount(field, value.length)
  return wrongValue(field, value) ?? dayToCome(field, value, today)
}

function wrongValue(field: FormField, value: unknown): AnswerProblem | undefined {
  const rules = rulesOf(field)
  const acceptance = rules && acceptWireValue(rules, value)
  return acceptance && !acceptance.isAccepted ? problemTexts(field, acceptance.problem) : undefined
}

function dayToCome(field: FormField, value: unknown, today: string): AnswerProblem | undefined {
  const isInFuture = field.not_after_today === 1 && typeof value === 'string' && value > today
  return isInFuture ? { id: 'forms.day_to_come', values: { field: field.label } } : undefined
}

function missing({ fieldtype, label }: FormField): AnswerProblem {
  if (fieldtype === 'Check') return { id: 'forms.tick_missing', values: {} }
  if (fieldtype === 'Select' || fieldtype === 'Link')
    return { id: 'forms.choice_missing', values: { field: label } }
  return { id: 'forms.missing', values: { field: label } }
}

function rowCount({ label, min = 0, max }: FormField, count: number): AnswerProblem | undefined {
  if (count < min) return { id: 'forms.too_few_rows', values: { field: label, count: min } }
  if (max !== undefined && count > max)
    return { id: 'forms.too_many_rows', values: { field: label, count: max } }
  return undefined
}

const longestText = 140

/** Returns a field's rules; undefined for a type that #meta does not know: the server checks it. */
function rulesOf(field: FormField): FieldRules | undefined {
  const fieldtype = columnFieldTypes.find((type) => type === field.fieldtype)
  return (
    fieldtype && {
      fieldname: field.fieldname,
      fieldtype,
      label: field.label,
      options: choicesOf(field),
      required: false,
      maxLength: field.max_length ?? longestText,
      min: field.min ?? null,
      max: field.max ?? null,
    }
  )
}

const kinds: Record<Exclude<Problem['kind'], 'range' | 'type'>, MessageId> = {
  length: 'forms.too_long',
  option: 'forms.no_such_choice',
  email: 'forms.wrong_email',
  phone: 'forms.wrong_phone',
  format: 'forms.wrong_format',
}

const types: Readonly<Record<string, MessageId>> = {
  Int: 'forms.wrong_integer',
  Float: 'forms.wrong_number',
  Currency: 'forms.wrong_amount',
  Date: 'forms.wrong_date',
  Datetime: 'forms.wrong_datetime',
  Time: 'forms.wrong_time',
}

function problemTexts(field: FormField, { kind, isNegative }: Problem): AnswerProblem {
  const { label, max_length: length = longestText } = field
  const values = { field: label, length }
  if (kind === 'range') return outOfRange(field, isNegative === true)
  if (kind === 'type') return { id: types[field.fieldtype] ?? 'forms.wrong_format', values }
  return { id: kinds[kind], values }
}

const minorUnits = 100

function outOfRange(field: FormField, isNegative: boolean): AnswerProblem {
  const { label, min, max, fieldtype } = field
  const share = fieldtype === 'Currency' ? minorUnits : 1
  const least = (min ?? 0) / share
  const most = (max ?? 0) / share
  if (isNegative || max === undefined) return { id: 'forms.too_little', values: { field: label, least } }
  if (min === undefined) return { id: 'forms.too_much', values: { field: label, most } }
  return { id: 'forms.out_of_range', values: { field: label, least, most } }
}
