import { expect, test } from 'vitest'
import { fillTemplate, hasStrayBraces, placeholdersOf } from './fill-template.rules.ts'

test('values stand in their places, and what they hold is not filled in again', () => {
  const values: Record<string, string> = { name: '{{ code }}', code: '$1' }
  expect(fillTemplate('Dear {{ name }}, {{code}}', (name) => values[name] ?? '')).toBe('Dear {{ code }}, $1')
})

test('a text names what it asks for, once each', () => {
  expect(placeholdersOf('{{ a }} {{b}} {{ a }} { c }')).toEqual(['a', 'b'])
})

test('braces that mean nothing are seen', () => {
  expect(['{{ Name }}', '{{}}', '{{ a'].map(hasStrayBraces)).toEqual([true, true, true])
  expect(['{{ a }}', 'no { braces }'].map(hasStrayBraces)).toEqual([false, false])
})
