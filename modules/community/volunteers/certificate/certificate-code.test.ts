import { expect, test } from 'vitest'
import {
  formatCheckInCode,
  generateCertificateCode,
  parseCertificateCode,
  parseCheckInCode,
} from './certificate-code.ts'

test('Reads a code in any typing, and no two codes are equal', () => {
  const code = generateCertificateCode()
  expect(code).toMatch(/^CERT(-[A-Z2-9]{4}){4}$/)
  expect(parseCertificateCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
  expect(new Set(Array.from({ length: 500 }, generateCertificateCode)).size).toBe(500)
})

test('Rejects an invalid code before looking it up', () => {
  for (const text of [
    '',
    'CERT',
    'CERT-AAAA-AAAA-AAAA',
    'CARD-AAAA-AAAA-AAAA-AAAA',
    'CERT-OOOO-IIII-LLLL-UUUU',
  ])
    expect(parseCertificateCode(text)).toBeNull()
})

test('A shift’s QR code contains the shift and its secret', () => {
  expect(parseCheckInCode(` ${formatCheckInCode('SHF-00001', 'a-secret-of-some-length')} `)).toEqual({
    shift: 'SHF-00001',
    secret: 'a-secret-of-some-length',
  })
  expect(parseCheckInCode('https://elsewhere.example/SHF-00001')).toBeNull()
})
