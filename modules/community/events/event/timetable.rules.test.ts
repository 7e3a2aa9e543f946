import { expect, test } from 'vitest'
import { timetableProblem } from './mela-event.hooks.ts'

const morning = {
  start_date: '2026-11-29',
  end_date: null,
  start_time: '07:00:00',
  end_time: '10:30:00',
  registration_end_date: null,
}

test('Accepts a timetable for one morning', () => {
  expect(timetableProblem(morning)).toBeNull()
  expect(timetableProblem({ ...morning, start_time: null, end_time: null })).toBeNull()
})

test('Refuses an event that ends before it starts', () => {
  expect(timetableProblem({ ...morning, end_date: '2026-11-28' })).toBe('ends_before_it_starts')
  expect(timetableProblem({ ...morning, end_time: '07:00:00' })).toBe('ends_before_it_starts')
})

test('An overnight event may end at an earlier hour', () => {
  expect(timetableProblem({ ...morning, end_date: '2026-11-30', end_time: '06:00:00' })).toBeNull()
})

test('An end time requires a start time', () => {
  expect(timetableProblem({ ...morning, start_time: null })).toBe('time_without_start')
})

test('Registration may stay open until the last day and no longer', () => {
  const days = { ...morning, end_date: '2026-12-01' }
  expect(timetableProblem({ ...days, registration_end_date: '2026-12-01' })).toBeNull()
  expect(timetableProblem({ ...days, registration_end_date: '2026-12-02' })).toBe(
    'registration_after_the_end',
  )
})
