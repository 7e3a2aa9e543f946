import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf, registerEnds, staysAfter } from './retention.ts'

const today = '2026-11-20'

test('a child that never came leaves nothing but the letters', () => {
  const standing = { isEnrolled: false, lastYearEnds: null, today }
  expect(extentOf(standing)).toBe('everything')
  expect(staysAfter('everything', standing).map(({ until }) => until)).toEqual(['2027-02-18'])
})

test('the register of a child that left stays for its years, and then goes', () => {
  const left = { isEnrolled: false, lastYearEnds: '2024-05-31', today }
  expect(extentOf(left)).toBe('all but the register')
  expect(staysAfter('all but the register', left)[0]).toMatchObject({ until: '2029-06-01' })
  expect(extentOf({ ...left, lastYearEnds: '2019-05-31' })).toBe('everything')
})

test('a child at the school is still cared for by what is known', () => {
  const here = { isEnrolled: true, lastYearEnds: '2027-05-31', today }
  expect(extentOf(here)).toBe('what the school can do without')
  expect(staysAfter('what the school can do without', here).map(({ why }) => why)).toContain(
    'Needed while the child is at the school',
  )
})

test('whatever stays has its reason, and nothing stays beyond the register of a child that left', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.boolean(), fc.option(day), (isEnrolled, ends) => {
      const lastYearEnds = ends === null ? null : ends.toISOString().slice(0, 10)
      const standing = { isEnrolled, lastYearEnds, today }
      const extent = extentOf(standing)
      for (const { why } of staysAfter(extent, standing)) expect(why).not.toBe('')
      if (extent === 'everything' && lastYearEnds !== null)
        expect(registerEnds(lastYearEnds) < today).toBe(true)
    }),
  )
})
