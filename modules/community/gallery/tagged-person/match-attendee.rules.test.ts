import { expect, test } from 'vitest'
import { matchStudent } from './get-roster.ts'

const pupil = (full_name: string, family: string | null) => ({
  ...{ student: full_name, full_name, first_name: full_name.split(' ')[0] ?? '', class: null, family },
})
const pupils = [pupil('Mira V', 'V'), pupil('Mira Arul', 'Arul'), pupil('Anbu V', 'V'), pupil('Anbu M', null)]

test('Matches an attendee to the student of that name in the registering family', () => {
  expect(matchStudent('mira  v.', new Set(['V']), pupils)?.student).toBe('Mira V')
  expect(matchStudent('Mira', new Set(['V']), pupils)?.student).toBe('Mira V')
})

test('Never matches an attendee to another family’s child or to an ambiguous name', () => {
  expect(matchStudent('Mira', new Set(['Joseph']), pupils)).toBeUndefined()
  expect(matchStudent('Mira', new Set(['V', 'Arul']), pupils)).toBeUndefined()
  expect(matchStudent('Somebody else', new Set(['V']), pupils)).toBeUndefined()
})
