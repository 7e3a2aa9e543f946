import { expect, test } from 'vitest'
import { clockText, newCertificateCode, readCertificateCode, readClockText } from './codes.ts'

test('a code is read however it was typed, and no two are the same', () => {
  const code = newCertificateCode()
  expect(code).toMatch(/^CERT(-[A-Z2-9]{4}){4}$/)
  expect(readCertificateCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
  expect(new Set(Array.from({ length: 500 }, newCertificateCode)).size).toBe(500)
})

test('what cannot be a code is none, before anybody looks for it', () => {
  for (const text of [
    '',
    'CERT',
    'CERT-AAAA-AAAA-AAAA',
    'CARD-AAAA-AAAA-AAAA-AAAA',
    'CERT-OOOO-IIII-LLLL-UUUU',
  ])
    expect(readCertificateCode(text)).toBeNull()
})

test('the text of a shift’s square code says the shift and its secret', () => {
  expect(readClockText(` ${clockText('SHF-00001', 'a-secret-of-some-length')} `)).toEqual({
    shift: 'SHF-00001',
    secret: 'a-secret-of-some-length',
  })
  expect(readClockText('https://elsewhere.example/SHF-00001')).toBeNull()
})
