import { expect, test } from 'vitest'
import { shownIn } from '../definition/form-conditions.ts'
import type { FormField } from '../definition/form-field.ts'
import { formSteps } from './form-steps.ts'

const field = (fieldname: string, fieldtype = 'Data', rest: Partial<FormField> = {}): FormField => ({
  fieldname,
  fieldtype,
  label: fieldname,
  ...rest,
})

const fields = [
  field('full_name'),
  field('is_student', 'Check'),
  field('school_step', 'Page Break', { depends_on: 'is_student' }),
  field('school'),
  field('about', 'Page Break'),
  field('left'),
  field('column', 'Column Break'),
  field('right'),
  field('more', 'Section Break'),
  field('note', 'HTML'),
]

const stepsFor = (answers: Record<string, unknown>) => formSteps(fields, shownIn(fields, answers, ''))

test('A page break begins a step, and a step with a false condition is left out', () => {
  expect(stepsFor({ is_student: 0 }).map(({ name }) => name)).toEqual(['first', 'about'])
  expect(stepsFor({ is_student: 1 }).map(({ name }) => name)).toEqual(['first', 'school_step', 'about'])
})

test('A step has its sections, and a section its columns', () => {
  const about = stepsFor({})[1]
  expect(about?.sections.map(({ name, columns }) => [name, columns.length])).toEqual([
    ['first', 2],
    ['more', 1],
  ])
  expect(about?.fields.map(({ fieldname }) => fieldname)).toEqual(['left', 'right', 'note'])
})

test('A condition that cannot be evaluated hides nothing', () => {
  const broken = [field('a', 'Data', { depends_on: 'eval:doc.b +' }), field('b')]
  expect(shownIn(broken, {}, '')).toEqual(new Set(['a', 'b']))
})
