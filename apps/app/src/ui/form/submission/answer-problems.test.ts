import { expect, test } from 'vitest'
import { formProblems } from './answer-problems.ts'
import type { FormField } from '../definition/form-field.ts'

const field = (fieldtype: string, rest: Partial<FormField> = {}): FormField => ({
  fieldname: 'it',
  fieldtype,
  label: 'It',
  ...rest,
})

const problemOf = (asked: FormField, value: unknown) =>
  formProblems([asked], { it: value }, '2026-11-20').get('it')?.id

test('An empty required field gets an error for its kind', () => {
  expect(problemOf(field('Data', { reqd: 1 }), null)).toBe('forms.missing')
  expect(problemOf(field('Select', { reqd: 1, options: 'a\nb' }), null)).toBe('forms.choice_missing')
  expect(problemOf(field('Check', { reqd: 1 }), 0)).toBe('forms.tick_missing')
  expect(problemOf(field('Table', { reqd: 1 }), [])).toBe('forms.missing')
  expect(problemOf(field('Data', { mandatory_depends_on: 'eval:doc.it == null' }), null)).toBe(
    'forms.missing',
  )
  expect(problemOf(field('Data'), null)).toBeUndefined()
})

test('An invalid value gets an error for its type', () => {
  const wrong: [string, unknown, Partial<FormField>, string][] = [
    ['Int', '2.5x', {}, 'forms.wrong_integer'],
    ['Float', 'two', {}, 'forms.wrong_number'],
    ['Currency', 1.234, {}, 'forms.wrong_amount'],
    ['Date', '2026-02-30', {}, 'forms.wrong_date'],
    ['Time', '25:00', {}, 'forms.wrong_time'],
    ['Phone', '123', {}, 'forms.wrong_phone'],
    ['Data', 'meena', { options: 'Email' }, 'forms.wrong_email'],
    ['Data', 'abcdef', { max_length: 5 }, 'forms.too_long'],
    ['Select', 'c', { options: 'a\nb' }, 'forms.no_such_choice'],
  ]
  expect(wrong.map(([type, value, rest]) => problemOf(field(type, rest), value))).toEqual(
    wrong.map(([, , , id]) => id),
  )
})

test('A value out of bounds names the bounds, for money as the formatted amount', () => {
  const cost = field('Currency', { min: 0, max: 100_000 })
  expect(formProblems([cost], { it: 1200 }, '').get('it')).toEqual({
    id: 'forms.out_of_range',
    values: { field: 'It', least: 0, most: 1000 },
  })
  expect(problemOf(field('Int', { min: 0 }), -1)).toBe('forms.too_little')
  expect(problemOf(field('Table', { max: 1 }), [{}, {}])).toBe('forms.too_many_rows')
  expect(problemOf(field('Table', { min: 2 }), [{}])).toBe('forms.too_few_rows')
})

test('A future day gets an error in a field for past days', () => {
  const born = field('Date', { not_after_today: 1 })
  expect(problemOf(born, '2026-11-21')).toBe('forms.day_to_come')
  expect(problemOf(born, '2026-11-20')).toBeUndefined()
  expect(problemOf(field('Date'), '2026-11-21')).toBeUndefined()
})

test('Values set by the form itself raise no error', () => {
  expect(problemOf(field('Data', { reqd: 1, read_only: 1 }), null)).toBeUndefined()
})
