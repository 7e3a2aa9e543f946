import { expect, test } from 'vitest'
import { pageTokens } from './page-tokens.ts'

const css = pageTokens()

test('every token of the house is there by day, and the night’s wherever the device is dark', () => {
  const [day = '', night = ''] = css.split('prefers-color-scheme:dark')
  expect(day).toContain('--mela-ground: #f8f5f7')
  expect(day).not.toContain('--mela-ground: #140d16')
  expect(night).toContain('--mela-ground: #140d16')
  expect(night).toContain('color-scheme: dark')
})

test('it holds nothing that only a bundler or a framework understands', () => {
  expect(css).not.toMatch(/--ion-|data-theme|@import|\/\*/)
  expect(css.split('{').length).toBe(css.split('}').length)
})
