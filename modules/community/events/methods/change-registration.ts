import { phone, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { changeFamily } from '../actions/change-family.ts'
import { ownChildren } from '../actions/own-children.ts'
import { shownHeld } from '../actions/shown-held.ts'
import { registrationOpenedBy } from '../doctypes/event-registration.queries.ts'
import { readAnswers, readAttendees } from '../rules/read-attendees.ts'

/** Whoever holds the token changes who comes, and how he is reached. People who are left out come no more. */
export const changeRegistration = method({
  access: anyone,
  input: {
    token: text({ required: true }),
    contact_name: text({ maxLength: 80 }),
    phone: phone(),
    email: text({ format: 'Email' }),
    attendees: anyValue,
    answers: anyValue,
  },
  methods: ['POST'],
  async run({ input, documents }) {
    const { token, contact_name, phone: number, email, attendees, answers } = input
    const found = await registrationOpenedBy(documents, token)
    const people = readAttendees(attendees)
    const changed = await changeFamily(documents.asSystem(), found, {
      ...{ contact_name, phone: number, email },
      attendees: people,
      children: await ownChildren(documents, people),
      answers: readAnswers(answers),
    })
    return shownHeld(documents, changed)
  },
})
