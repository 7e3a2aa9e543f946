import { expect, test } from 'vitest'
import { createReportKey, minutesIn, reportProblems } from './report-form.tsx'

const answers = { day: '2026-11-20', hours: '1', minutes: '30', activity: 'Mending kites' }

test('Hours and minutes make one duration, and an invalid number makes none', () => {
  expect(minutesIn(answers)).toBe(90)
  expect(minutesIn({ ...answers, hours: '', minutes: '45' })).toBe(45)
  expect(minutesIn({ ...answers, hours: 'two', minutes: '-5' })).toBe(0)
})

test('Missing fields are named', () => {
  expect(reportProblems(answers)).toEqual({})
  expect(Object.keys(reportProblems({ ...answers, hours: '0', minutes: '', activity: ' ' }))).toEqual([
    'time',
    'activity',
  ])
})

test('An unchanged report reuses its key, and a changed one gets another', () => {
  let count = 0
  const keyFor = createReportKey(() => String((count += 1)))
  expect([keyFor(answers), keyFor({ ...answers }), keyFor({ ...answers, hours: '2' })]).toEqual([
    '1',
    '1',
    '2',
  ])
})
