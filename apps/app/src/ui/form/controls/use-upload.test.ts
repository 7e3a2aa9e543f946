import { expect, test } from 'vitest'
import { MelaError } from '#client'
import { uploadOutcome } from './use-upload.ts'

const file = new File(['a'], 'a.pdf')
const refused = (status: number, code: string) =>
  uploadOutcome(new MelaError(status, 'ValidationError', { message: 'Because', code }), file, 10)

test('A failed upload can be retried', () => {
  expect(uploadOutcome(new MelaError(0, '', 'offline'), file, 10)).toEqual({ kind: 'failed', file })
  expect(refused(503, '')).toEqual({ kind: 'failed', file })
})

test('A file too large for the server shows the same error as one too large for the app', () => {
  expect(refused(413, 'rest.too_large')).toEqual({ kind: 'too large', most: 10 })
})

test('A form withdrawn meanwhile refuses uploads too', () => {
  expect(refused(404, 'forms.not_found')).toEqual({ kind: 'closed' })
  expect(refused(417, 'files.type')).toEqual({ kind: 'refused', reason: 'Because' })
})
