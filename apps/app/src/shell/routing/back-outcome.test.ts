import { expect, test } from 'vitest'
import { backOutcome } from './navigation-outcome.ts'

test('The back button leads from the three other tabs to home', () => {
  const paths = ['/tabs/category', '/tabs/wishlist', '/tabs/my-profile']
  expect(paths.map((path) => backOutcome(path, true))).toEqual(['home', 'home', 'home'])
})

test('The back button on home leaves the app', () => {
  const paths = ['/', '/home', '/tabs/home', '/mobile/home']
  expect(paths.map((path) => backOutcome(path, false))).toEqual(['exit', 'exit', 'exit', 'exit'])
})

test('The back button is blocked elsewhere while the website says so', () => {
  expect(backOutcome('/gallery-detail/G-1', true)).toBe('trapped')
  expect(backOutcome('/gallery-detail/G-1', false)).toBe('walk back')
  expect(backOutcome('/tabs/wallet', true)).toBe('trapped')
})
