import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('A file is shown by its own name, without its path', () => {
  expect(fileName('/private/files/t.pdf')).toBe('t.pdf')
  expect(fileName('/private/files/birth%20certificate.pdf?fid=1')).toBe('birth certificate.pdf')
})

test('A name that only looks encoded stays unchanged', () => {
  expect(fileName('/files/100%.pdf')).toBe('100%.pdf')
})
