import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideErasureExtent, registerRetentionEnd, listRetained } from './retention.rules.ts'

const today = '2026-11-20'

test('A child that never enrolled leaves only the messages', () => {
  const enrolment = { isEnrolled: false, lastYearEnds: null, today }
  expect(decideErasureExtent(enrolment)).toBe('everything')
  expect(listRetained('everything', enrolment).map(({ until }) => until)).toEqual(['2027-02-18'])
})

test('Keeps a former student’s register for its retention years, then deletes it', () => {
  const left = { isEnrolled: false, lastYearEnds: '2024-05-31', today }
  expect(decideErasureExtent(left)).toBe('all but the register')
  expect(listRetained('all but the register', left)[0]).toMatchObject({ until: '2029-06-01' })
  expect(decideErasureExtent({ ...left, lastYearEnds: '2019-05-31' })).toBe('everything')
})

test('Keeps the data that an enrolled child’s care needs', () => {
  const here = { isEnrolled: true, lastYearEnds: '2027-05-31', today }
  expect(decideErasureExtent(here)).toBe('what the school can do without')
  expect(listRetained('what the school can do without', here).map(({ why }) => why)).toContain(
    'Needed while the child is at the school',
  )
})

test('All retained data has a reason, and none outlives the register of a child that left', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.boolean(), fc.option(day), (isEnrolled, ends) => {
      const lastYearEnds = ends === null ? null : ends.toISOString().slice(0, 10)
      const enrolment = { isEnrolled, lastYearEnds, today }
      const extent = decideErasureExtent(enrolment)
      for (const { why } of listRetained(extent, enrolment)) expect(why).not.toBe('')
      if (extent === 'everything' && lastYearEnds !== null)
        expect(registerRetentionEnd(lastYearEnds) < today).toBe(true)
    }),
  )
})
