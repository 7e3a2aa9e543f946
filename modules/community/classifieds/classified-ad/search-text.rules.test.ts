import { expect, test } from 'vitest'
import { escapeSearchText } from './classified.queries.ts'

test('what people type is searched for as it stands', () => {
  expect(escapeSearchText('  cycle ')).toBe('cycle')
  expect(escapeSearchText('100%_off')).toBe('100\\%\\_off')
  expect(escapeSearchText('   ')).toBe(null)
  expect(escapeSearchText(null)).toBe(null)
})
