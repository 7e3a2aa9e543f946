import { expect, test } from 'vitest'
import type { FormField } from '../definition/form-field.ts'
import { changedAnswers, emptyAnswers, typedAnswers, wireAnswers } from './wire-answers.ts'

const field = (fieldname: string, fieldtype: string, rest: Partial<FormField> = {}): FormField => ({
  fieldname,
  fieldtype,
  label: fieldname,
  ...rest,
})

const fields = [
  field('full_name', 'Data'),
  field('break', 'Page Break'),
  field('cost', 'Currency'),
  field('years', 'Int'),
  field('phone', 'Phone'),
  field('call_at', 'Datetime'),
  field('agreed', 'Check'),
  field('why', 'Text Editor'),
  field('times', 'Table', { fields: [field('from_time', 'Time'), field('hours', 'Float')] }),
]

test('Input is sent in the server’s format, and a break has no value', () => {
  const typed = {
    full_name: ' Meena ',
    cost: '1,20,000.50',
    years: '१२',
    phone: '+91 098400 12345',
    call_at: '2026-11-29T07:00',
    agreed: 1,
    why: 'Kites & glue',
    times: [{ _row: 'a', name: 'row-1', from_time: '09:00', hours: '2.5' }],
  }
  expect(wireAnswers(fields, typed)).toEqual({
    full_name: 'Meena',
    cost: 120000.5,
    years: 12,
    phone: '+91 098400 12345',
    call_at: '2026-11-29 07:00',
    agreed: 1,
    why: '<p>Kites &amp; glue</p>',
    times: [{ name: 'row-1', from_time: '09:00', hours: 2.5 }],
  })
})

test('Nothing is sent as null, and an invalid number stays as typed', () => {
  expect(wireAnswers([field('a', 'Data'), field('b', 'Int')], { a: '  ', b: 'twelve' })).toEqual({
    a: null,
    b: 'twelve',
  })
})

test('Values from the server can be edited and are sent back unchanged', () => {
  const stored = {
    full_name: 'Meena',
    cost: 120.5,
    years: 12,
    phone: '+919840012345',
    call_at: '2026-11-29 07:00:00',
    agreed: 1,
    why: '<p>Kites &amp; glue</p><p>Paper<br>too</p>',
    times: [{ name: 'row-1', from_time: '9:00:00', hours: 2 }],
  }
  const typed = typedAnswers(fields, stored)
  expect(typed).toMatchObject({
    call_at: '2026-11-29T07:00',
    why: 'Kites & glue\n\nPaper\ntoo',
    cost: '120.5',
  })
  expect(typed['times']).toMatchObject([{ name: 'row-1', from_time: '09:00', hours: '2' }])
  expect(wireAnswers(fields, typed)).toMatchObject({ why: stored.why, cost: 120.5, phone: '+919840012345' })
})

test('A form starts with its defaults', () => {
  const colour = field('colour', 'Color', { default: '#6E1F63' })
  expect(emptyAnswers([colour, field('agreed', 'Check', { default: '1' }), field('name', 'Data')])).toEqual({
    colour: '#6E1F63',
    agreed: 1,
    name: '',
  })
})

test('A changed document sends only the differences', () => {
  expect(changedAnswers({ a: 1, b: [{ c: 2 }], d: null }, { a: 1, b: [{ c: 3 }], d: 'x' })).toEqual({
    b: [{ c: 2 }],
    d: null,
  })
})
