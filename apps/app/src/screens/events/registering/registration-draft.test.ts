import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import {
  newAttendee,
  type RegistrationAnswers,
  firstRegistrationAnswers,
  forgetRegistrationDraft,
  storeRegistrationDraft,
  registrationDraft,
} from './registration-answers.ts'

const typed = {
  ...firstRegistrationAnswers([]),
  contact_name: 'Meena',
  answers: { Bus: 'No' },
  attendees: [
    { ...newAttendee('a', 'Adult'), full_name: 'Meena', age: '40', answers: { Food: 'Nuts' } },
    { ...newAttendee('b', 'Child'), full_name: 'Imli' },
  ],
}
const withoutIds = ({ attendees, ...rest }: RegistrationAnswers) => ({
  ...rest,
  attendees: attendees.map((attendee) => ({ ...attendee, id: '' })),
})

test('Input for an event is restored until the draft is deleted', () => {
  const store = memoryStore()
  storeRegistrationDraft('EV-1', typed, store)
  expect(withoutIds(registrationDraft('EV-1', ['Adult', 'Child'], store))).toEqual(withoutIds(typed))
  expect(registrationDraft('EV-2', ['Adult'], store).contact_name).toBe('')
  forgetRegistrationDraft('EV-1', store)
  expect(registrationDraft('EV-1', [], store).contact_name).toBe('')
})

test('A ticket no longer offered is not selected, and the only ticket is', () => {
  const store = memoryStore()
  storeRegistrationDraft('EV-1', typed, store)
  const ticketsOf = (labels: string[]) =>
    registrationDraft('EV-1', labels, store).attendees.map(({ ticket_type }) => ticket_type)
  expect(ticketsOf(['Adult', 'Senior'])).toEqual(['Adult', ''])
  expect(ticketsOf(['Plate'])).toEqual(['Plate', 'Plate'])
})

test('Two attendees never share an id, and a draft of another shape reads as empty', () => {
  const store = memoryStore()
  storeRegistrationDraft('EV-1', { ...typed, attendees: [newAttendee('a', ''), newAttendee('a', '')] }, store)
  const [one, other] = registrationDraft('EV-1', [], store).attendees
  expect(one?.id).not.toBe(other?.id)
  for (const text of ['', '[]', '{"attendees":"x"}'])
    expect(
      registrationDraft('EV-1', [], memoryStore({ 'mela.draft.registration.EV-1': text })).attendees,
    ).toHaveLength(1)
})
