import { expect, test } from 'vitest'
import { readerRole, shownCall } from './reader-role.ts'

test('the office reads as the office, whatever else it is', () => {
  expect(readerRole('USR-1', new Set(['Guardian', 'School Office']))).toBe('School Office')
})

test('whoever has no role that tells is somebody who was signed in', () => {
  expect(readerRole('USR-1', new Set())).toBe('Somebody who was signed in')
  expect(readerRole('Administrator', new Set())).toBe('The house itself')
})

test('what was asked for is not told', () => {
  expect(shownCall('GET /api/resource/Student Registration?filters=[["parent_phone","=","+91…"]]')).toBe(
    'GET /api/resource/Student Registration',
  )
})
