import { expect, test } from 'vitest'
import { problemsOf } from './classified-body.tsx'

const complete = { asker_name: 'Meena', asker_email: 'meena@example.org', message: 'Is it here?' }

test('A guest gives a name and a contact for the reply', () => {
  expect(problemsOf(complete, true)).toEqual({})
  expect(problemsOf({ asker_name: ' ', asker_email: 'meena@', message: '' }, true)).toEqual({
    asker_name: 'classifieds.name_missing',
    asker_email: 'classifieds.email_wrong',
    message: 'classifieds.message_missing',
  })
})

test('A signed-in user only enters the question', () => {
  expect(problemsOf({ asker_name: '', asker_email: '', message: 'Is it here?' }, false)).toEqual({})
})
