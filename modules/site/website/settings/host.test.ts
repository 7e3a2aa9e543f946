import { expect, test } from 'vitest'
import { hostOf } from './website-settings.hooks.ts'

test('a host is taken out of what people paste', () => {
  expect(hostOf('https://Partner.example.org/page?x=1')).toBe('partner.example.org')
  expect(hostOf(' partner.example.org:8443 ')).toBe('partner.example.org')
})

test('an address of this machine or network is no host of a reference site', () => {
  expect(['localhost', '127.0.0.1', '10.0.0.8', '[::1]', 'a b.example', ''].map(hostOf)).toEqual(
    Array(6).fill(null),
  )
})
