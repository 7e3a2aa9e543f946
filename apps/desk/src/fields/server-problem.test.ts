import { expect, test } from 'vitest'
import { MelaError } from '#client'
import { translator } from '#design/catalogues'
import { readMeta } from '../data/document/doc-meta.ts'
import { isConflict, placeProblem } from './server-problem.ts'
import { plainWireField } from '../testing/builders.ts'

const t = translator('en')
const sorted = { title_field: 'name', sort_field: 'modified', sort_order: 'desc' }
const meta = readMeta([
  {
    ...sorted,
    name: 'Web Page',
    fields: [
      { ...plainWireField, fieldname: 'route', fieldtype: 'Data', label: 'Route' },
      { ...plainWireField, fieldname: 'secret_key', fieldtype: 'Data', label: 'Key', hidden: 1 },
      { ...plainWireField, fieldname: 'state', fieldtype: 'Data', label: 'State', read_only: 1 },
      {
        ...plainWireField,
        fieldname: 'sections',
        fieldtype: 'Table',
        label: 'Sections',
        options: 'Page Section',
      },
    ],
  },
  {
    ...sorted,
    name: 'Page Section',
    fields: [
      { ...plainWireField, fieldname: 'business', fieldtype: 'Link', label: 'Business', options: 'Business' },
    ],
  },
])

const refusal = (code: string, field: string) =>
  new MelaError(417, 'ValidationError', { message: 'As the server says it', code, field })

test('An error is shown at its field with our message', () => {
  expect(placeProblem(meta, refusal('documents.not_unique', 'route'), t)).toEqual({
    field: 'route',
    message: 'Another document already has this Route',
  })
})

test('A row error is shown under its table', () => {
  expect(placeProblem(meta, refusal('documents.link_missing', 'business'), t)).toEqual({
    field: 'sections',
    message: 'Business: document not found',
  })
})

test('A module’s own error is shown with the server’s message', () => {
  expect(placeProblem(meta, refusal('website.taken', 'route'), t)).toEqual({
    field: 'route',
    message: 'As the server says it',
  })
})

test('An error that cannot be fixed at its field is shown above the form', () => {
  expect(placeProblem(meta, refusal('states.no_such_move', 'state'), t).field).toBeNull()
})

test('An error of a hidden or unknown field is shown above the form', () => {
  expect(placeProblem(meta, refusal('website.taken', 'secret_key'), t).field).toBeNull()
  expect(placeProblem(meta, refusal('website.taken', 'nobody'), t).field).toBeNull()
})

test('Without a response nothing is saved and no input is lost', () => {
  expect(placeProblem(meta, new MelaError(0, '', 'network'), t).message).toMatch(/still here/)
})

test('A document that changed meanwhile is a conflict', () => {
  expect(isConflict(new MelaError(417, 'TimestampMismatchError', 'x'))).toBe(true)
  expect(isConflict(refusal('documents.range', 'route'))).toBe(false)
})
