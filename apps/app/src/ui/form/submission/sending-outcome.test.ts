import { expect, test } from 'vitest'
import { MelaError } from '#client'
import type { Translate } from '../../../language/text.ts'
import { refusalOf } from './use-sending.ts'

const t: Translate = (id, values) => [id, ...Object.values(values ?? {})].join(' ')
const fields = [{ fieldname: 'phone', fieldtype: 'Phone', label: 'Phone' }]
const refused = (status: number, code: string, field = '') =>
  refusalOf(new MelaError(status, 'ValidationError', { message: 'Because', code, field }), fields, t)

test('Without a response the form waits', () => {
  expect(refusalOf(new MelaError(0, '', 'offline'), fields, t)).toEqual({ kind: 'waiting' })
  expect(refused(503, '')).toEqual({ kind: 'waiting' })
})

test('A field error is shown below its field', () => {
  expect(refused(417, 'documents.mandatory', 'phone')).toEqual({
    kind: 'field',
    field: 'phone',
    message: 'forms.missing Phone',
  })
  expect(refused(417, 'documents.phone', 'phone')).toMatchObject({ kind: 'field', message: 'Because' })
  expect(refused(417, 'documents.phone', 'elsewhere')).toMatchObject({ kind: 'refused' })
})

test('A form that closed meanwhile says so', () => {
  expect(refused(417, 'forms.full')).toEqual({ kind: 'shut', state: 'full' })
  expect(refused(403, 'forms.sign_in')).toEqual({ kind: 'shut', state: 'sign in' })
})

test('A form withdrawn meanwhile is shown as closed', () => {
  expect(refused(404, 'forms.not_found')).toEqual({ kind: 'shut', state: 'closed' })
})

test('An exception in our own code is thrown again and not shown as a server refusal', () => {
  expect(() => refusalOf(new TypeError('slip'), fields, t)).toThrow('slip')
})
