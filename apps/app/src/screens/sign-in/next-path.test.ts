import { expect, test } from 'vitest'
import { nextPath } from './sign-in-form.tsx'

test('whoever signs in goes on where they were', () => {
  expect(nextPath('?next=%2Ffamily%2FSTU-2026-00001')).toBe('/family/STU-2026-00001')
})

test('without a place to go on, it is the home page', () => {
  expect(nextPath('')).toBe('/')
})

test('no link leads somebody who signed in to another website, or to the door again', () => {
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
