import { expect, test } from 'vitest'
import { mentionedIn } from '../event-handlers.ts'

const participants = [
  { user: 'USR-1', name: 'Meena S' },
  { user: 'USR-2', name: 'Meena Selvam' },
  { user: 'USR-3', name: 'மீனா' },
]

test('Mentions an earlier author by name', () => {
  expect(mentionedIn('Thank you @Meena S, and @மீனா!', participants)).toEqual(['USR-1', 'USR-3'])
  expect(mentionedIn('@meena selvam knows', participants)).toEqual(['USR-2'])
})

test('An e-mail address or a partial name mentions nobody', () => {
  expect(mentionedIn('write to x@Meena S or @Meena', participants)).toEqual([])
  expect(mentionedIn('Meena S said so', participants)).toEqual([])
})
