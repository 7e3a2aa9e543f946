import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is told by its own name, without its path', () => {
  expect(fileName('/private/files/t.pdf')).toBe('t.pdf')
  expect(fileName('/private/files/birth%20certificate.pdf?fid=1')).toBe('birth certificate.pdf')
})

test('a name that only looks encoded stays as it is', () => {
  expect(fileName('/files/100%.pdf')).toBe('100%.pdf')
})
