import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceOf, isNewAccount } from './flag.ts'

const rules = { new_account_days: 7, new_account_posts: 3, posts_a_day: 20 }
const now = new Date('2026-11-20T10:00:00Z')
const made = (day: string) => ({ madeAt: new Date(day), now })

test('An account is new for the number of days that the office sets', () => {
  expect(isNewAccount(rules, made('2026-11-14T10:00:00Z'))).toBe(true)
  expect(isNewAccount(rules, made('2026-11-13T10:00:00Z'))).toBe(false)
  expect(isNewAccount({ new_account_days: 0 }, made('2026-11-20T10:00:00Z'))).toBe(false)
})

test('A new account never posts more than an established one', () => {
  const most = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(most, most, (new_account_posts, posts_a_day) => {
      const some = { new_account_days: 7, new_account_posts, posts_a_day }
      expect(allowanceOf(some, true)).toBeLessThanOrEqual(allowanceOf(some, false))
      expect(allowanceOf(some, false)).toBe(posts_a_day)
    }),
  )
})
