import { expect, test } from 'vitest'
import { pageTokens } from './page-tokens.ts'

const css = pageTokens()

test('Every design token is set for the light theme, and the dark values apply when the device is dark', () => {
  const [day = '', night = ''] = css.split('prefers-color-scheme:dark')
  expect(day).toContain('--mela-ground: #f8f5f7')
  expect(day).not.toContain('--mela-ground: #140d16')
  expect(night).toContain('--mela-ground: #140d16')
  expect(night).toContain('color-scheme: dark')
})

test('The stylesheet contains nothing that needs a bundler or a framework', () => {
  expect(css).not.toMatch(/--ion-|data-theme|@import|\/\*/)
  expect(css.split('{').length).toBe(css.split('}').length)
})
