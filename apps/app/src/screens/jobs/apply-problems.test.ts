import { expect, test } from 'vitest'
import { nothingWritten, problemsOf, writtenBy } from './apply-form.tsx'

const anitha = writtenBy({ full_name: 'Anitha R', email: null, phone: '+919840055501' })

test('The account fills in its details, and one contact is enough', () => {
  expect(anitha).toEqual({ ...nothingWritten, applicant_name: 'Anitha R', phone: '+919840055501' })
  expect(problemsOf(anitha)).toEqual({})
  expect(problemsOf({ ...anitha, phone: ' ', email: 'a@example.org' })).toEqual({})
})

test('An application without a name, without a contact, or with half an address is refused', () => {
  expect(problemsOf(nothingWritten)).toEqual({
    applicant_name: 'jobs.name_missing',
    email: 'jobs.reach_missing',
  })
  expect(problemsOf({ ...anitha, email: 'anitha@' })).toEqual({ email: 'jobs.email_wrong' })
})
