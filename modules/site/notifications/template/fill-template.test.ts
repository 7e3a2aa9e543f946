import { expect, test } from 'vitest'
import { fillTemplate, hasStrayBraces, placeholdersOf } from './fill-template.rules.ts'

test('Fills in values without filling in their contents again', () => {
  const values: Record<string, string> = { name: '{{ code }}', code: '$1' }
  expect(fillTemplate('Dear {{ name }}, {{code}}', (name) => values[name] ?? '')).toBe('Dear {{ code }}, $1')
})

test('Lists each placeholder of a text once', () => {
  expect(placeholdersOf('{{ a }} {{b}} {{ a }} { c }')).toEqual(['a', 'b'])
})

test('Detects invalid braces', () => {
  expect(['{{ Name }}', '{{}}', '{{ a'].map(hasStrayBraces)).toEqual([true, true, true])
  expect(['{{ a }}', 'no { braces }'].map(hasStrayBraces)).toEqual([false, false])
})
