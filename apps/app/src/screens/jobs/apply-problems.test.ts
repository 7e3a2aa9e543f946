import { expect, test } from 'vitest'
import { nothingWritten, applicationProblems, writtenBy } from './apply-form.tsx'

const anitha = writtenBy({ full_name: 'Anitha R', email: null, phone: '+919840055501' })

test('The account fills in its details, and one contact is enough', () => {
  expect(anitha).toEqual({ ...nothingWritten, applicant_name: 'Anitha R', phone: '+919840055501' })
  expect(applicationProblems(anitha)).toEqual({})
  expect(applicationProblems({ ...anitha, phone: ' ', email: 'a@example.org' })).toEqual({})
})

test('An application without a name, without a contact, or with half an address is refused', () => {
  expect(applicationProblems(nothingWritten)).toEqual({
    applicant_name: 'jobs.name_missing',
    email: 'jobs.reach_missing',
  })
  expect(applicationProblems({ ...anitha, email: 'anitha@' })).toEqual({ email: 'jobs.email_wrong' })
})
