import { expect, test } from 'vitest'
import { escapeSearchText } from './classified.queries.ts'

test('Escapes search text so that it matches literally', () => {
  expect(escapeSearchText('  cycle ')).toBe('cycle')
  expect(escapeSearchText('100%_off')).toBe('100\\%\\_off')
  expect(escapeSearchText('   ')).toBe(null)
  expect(escapeSearchText(null)).toBe(null)
})
