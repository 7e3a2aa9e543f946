import { expect, test } from 'vitest'
import { problemsOf } from './classified-body.tsx'

const complete = { asker_name: 'Meena', asker_email: 'meena@example.org', message: 'Is it here?' }

test('a guest says who he is and where the answer goes', () => {
  expect(problemsOf(complete, true)).toEqual({})
  expect(problemsOf({ asker_name: ' ', asker_email: 'meena@', message: '' }, true)).toEqual({
    asker_name: 'classifieds.name_missing',
    asker_email: 'classifieds.email_wrong',
    message: 'classifieds.message_missing',
  })
})

test('whoever is signed in only asks', () => {
  expect(problemsOf({ asker_name: '', asker_email: '', message: 'Is it here?' }, false)).toEqual({})
})
