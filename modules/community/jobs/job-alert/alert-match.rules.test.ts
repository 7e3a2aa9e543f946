import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#meta'
import { matchesAlert } from '../tasks.ts'

const job = { category: 'JC-001', title: 'Bus driver', organisation: 'Asha', opened_on: '2026-11-19' }
const alert = { categories: null, txt: null, notified_until: '2026-11-18' }
const today = '2026-11-20'

test('An alert filters by kind of work, by words, or not at all', () => {
  expect(matchesAlert(alert, job, today)).toBe(true)
  expect(matchesAlert({ ...alert, categories: ['JC-002'] }, job, today)).toBe(false)
  expect(matchesAlert({ ...alert, categories: ['JC-002', 'JC-001'], txt: ' DRIVER ' }, job, today)).toBe(true)
  expect(matchesAlert({ ...alert, txt: 'cook' }, job, today)).toBe(false)
})

test('With a daily alert, everybody gets each opening exactly once', () => {
  const days = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(days, fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20 }), (day, gaps) => {
      const opened_on = addDays('2026-11-01', day)
      let notified_until = '2026-11-01'
      let times = 0
      for (const gap of [...gaps, 40]) {
        const morning = addDays(notified_until, gap)
        if (matchesAlert({ ...alert, notified_until }, { ...job, opened_on }, morning)) times += 1
        notified_until = morning
      }
      expect(times).toBe(1)
    }),
  )
})
