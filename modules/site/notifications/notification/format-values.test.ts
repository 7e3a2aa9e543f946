import { expect, test } from 'vitest'
import { shownValues } from '../template/render-message.rules.ts'

test('Formats dates and times in the language of the message', () => {
  const values = { day: '2026-12-05 08:00', until: '2026-11-25 16:30:00', on: '2026-12-05' }
  expect(shownValues(values, 'en')).toEqual({
    day: 'Sat, 5 Dec, 2026, 8:00 am',
    until: 'Wed, 25 Nov, 2026, 4:30 pm',
    on: 'Sat, 5 Dec, 2026',
  })
  expect(shownValues({ on: '2026-12-05' }, 'hi')['on']).toContain('2026')
  expect(shownValues({ on: '2026-12-05' }, 'ta')['on']).toMatch(/டிச/)
})

test('Leaves text unchanged that only resembles or contains a date', () => {
  const values = { number: 'ORD-2026-12-05', none: '–', lost: '2026-02-31', clock: '2026-12-05 99:00' }
  expect(shownValues(values, 'en')).toEqual(values)
})
