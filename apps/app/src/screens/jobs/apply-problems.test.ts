import { expect, test } from 'vitest'
import { nothingWritten, problemsOf, writtenBy } from './apply-form.tsx'

const anitha = writtenBy({ full_name: 'Anitha R', email: null, phone: '+919840055501' })

test('what the account knows is filled in, and one way to be reached is enough', () => {
  expect(anitha).toEqual({ ...nothingWritten, applicant_name: 'Anitha R', phone: '+919840055501' })
  expect(problemsOf(anitha)).toEqual({})
  expect(problemsOf({ ...anitha, phone: ' ', email: 'a@example.org' })).toEqual({})
})

test('an application without a name, a way to answer, or with half an address is not sent', () => {
  expect(problemsOf(nothingWritten)).toEqual({
    applicant_name: 'jobs.name_missing',
    email: 'jobs.reach_missing',
  })
  expect(problemsOf({ ...anitha, email: 'anitha@' })).toEqual({ email: 'jobs.email_wrong' })
})
