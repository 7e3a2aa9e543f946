import { expect, test } from 'vitest'
import { registrationKey } from './registration-calls.ts'

test('A registration name opens for its owner, and any other key is a token', () => {
  expect(registrationKey('EVR-00012')).toEqual({ registration: 'EVR-00012' })
  expect(registrationKey('EVR-uuJ3k0dQ3y0F9s8kq1w2e3r4t5y6u7i8o9p0a1s2d3')).toEqual({
    token: 'EVR-uuJ3k0dQ3y0F9s8kq1w2e3r4t5y6u7i8o9p0a1s2d3',
  })
})
