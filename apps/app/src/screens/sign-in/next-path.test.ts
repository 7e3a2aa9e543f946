import { expect, test } from 'vitest'
import { nextPath } from './sign-in-form.tsx'

test('A user continues at their page after sign-in', () => {
  expect(nextPath('?next=%2Ffamily%2FSTU-2026-00001')).toBe('/family/STU-2026-00001')
})

test('Sign-in leads to the home page when no page was given', () => {
  expect(nextPath('')).toBe('/')
})

test('No link sends a signed-in user to another website or back to the sign-in page', () => {
  const wrong = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/sign-in',
  ]
  expect(wrong.map((next) => nextPath(`?next=${encodeURIComponent(next)}`))).toEqual(wrong.map(() => '/'))
})
