import { expect, test } from 'vitest'
import { hostOf } from './website-settings.hooks.ts'

test('Extracts the host from a pasted address', () => {
  expect(hostOf('https://Partner.example.org/page?x=1')).toBe('partner.example.org')
  expect(hostOf(' partner.example.org:8443 ')).toBe('partner.example.org')
})

test('Refuses a local or private network address as a reference site’s host', () => {
  expect(['localhost', '127.0.0.1', '10.0.0.8', '[::1]', 'a b.example', ''].map(hostOf)).toEqual(
    Array(6).fill(null),
  )
})
