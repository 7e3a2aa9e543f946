import { expect, test } from 'vitest'
import { MelaError } from '#client'
import { outcomeOf } from './use-upload.ts'

const file = new File(['a'], 'a.pdf')
const refused = (status: number, code: string) =>
  outcomeOf(new MelaError(status, 'ValidationError', { message: 'Because', code }), file, 10)

test('a file that did not arrive can be tried again', () => {
  expect(outcomeOf(new MelaError(0, '', 'offline'), file, 10)).toEqual({ kind: 'failed', file })
  expect(refused(503, '')).toEqual({ kind: 'failed', file })
})

test('a file that is too large for the server is told as one that is too large here', () => {
  expect(refused(413, 'rest.too_large')).toEqual({ kind: 'too large', most: 10 })
})

test('a form that was taken down meanwhile is closed for files too', () => {
  expect(refused(404, 'forms.not_found')).toEqual({ kind: 'closed' })
  expect(refused(417, 'files.type')).toEqual({ kind: 'refused', reason: 'Because' })
})
