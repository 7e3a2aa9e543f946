import { expect, test } from 'vitest'
import { createCode, lastFourOf, normalizeCode } from './gift-card-code.ts'

test('A code has four groups of four letters that nobody misreads', () => {
  const codes = Array.from({ length: 200 }, createCode)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('A code is accepted in small letters, with spaces, and with O, I and L for digits', () => {
  expect(normalizeCode(' ab0d 1f1h-jkmn pqrs ')).toBe('AB0D1F1HJKMNPQRS')
  expect(normalizeCode('abod-ifLh-jkmn-pqrs')).toBe('AB0D1F1HJKMNPQRS')
  expect(lastFourOf('ABOD-IFLH-JKMN-PQRS')).toBe('PQRS')
})
