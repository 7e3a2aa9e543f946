import { expect, test } from 'vitest'
import { mayWrite } from './board-access.ts'

const member = new Set(['All', 'Member'])
const shopper = new Set(['All', 'Customer', 'Guardian'])
const office = new Set(['All', 'School Office'])
const open = { who_writes: 'members', notices_only: 0 } as const

test('Members write where members may, and the office writes everywhere', () => {
  expect(mayWrite(open, 'topic', member)).toBe(true)
  expect(mayWrite(open, 'reply', member)).toBe(true)
  expect(mayWrite(open, 'reply', shopper)).toBe(false)
  expect(mayWrite({ ...open, who_writes: 'office' }, 'reply', member)).toBe(false)
  expect(mayWrite({ ...open, who_writes: 'office' }, 'reply', office)).toBe(true)
})

test('Only the office posts notices, and nobody replies to them', () => {
  const notices = { ...open, notices_only: 1 } as const
  expect(mayWrite(notices, 'topic', member)).toBe(false)
  expect(mayWrite(notices, 'topic', office)).toBe(true)
  expect(mayWrite(notices, 'reply', office)).toBe(false)
})
