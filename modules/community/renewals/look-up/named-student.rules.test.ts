import { expect, test } from 'vitest'
import { isNamedStudent } from '../renewal/open-renewal.ts'

const kavya = {
  ...{ name: 'STU-2026-00007', student_first_name: 'Kávya', student_middle_name: 'Devi' },
  ...{ student_last_name: 'R', student_name_in_tamil: 'காவ்யா', student_date_of_birth: '2018-03-04' },
}

test.each([
  ['the first name', { name: 'kavya', born: null }],
  ['the first and the last name', { name: 'Kavya R.', born: null }],
  ['the full name', { name: ' KAVYA  devi r', born: null }],
  ['the name in Tamil', { name: 'காவ்யா', born: null }],
  ['the number', { name: 'stu-2026-00007', born: null }],
  ['the birth date', { name: null, born: '2018-03-04' }],
  ['both', { name: 'Kavya', born: '2018-03-04' }],
])('Finds the child by %s', (_, named) => {
  expect(isNamedStudent(kavya, named)).toBe(true)
})

test.each([
  ['nothing', { name: null, born: null }],
  ['only spaces', { name: '  . ', born: null }],
  ['the beginning of a name', { name: 'Kav', born: null }],
  ['another name', { name: 'Mira', born: null }],
  ['another birth date', { name: null, born: '2018-03-05' }],
  ['the name with another birth date', { name: 'Kavya', born: '2018-03-05' }],
  ['the birth date with another name', { name: 'Mira', born: '2018-03-04' }],
])('Finds no child by %s', (_, named) => {
  expect(isNamedStudent(kavya, named)).toBe(false)
})
