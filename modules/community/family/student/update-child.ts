import { longText, phone, text } from '#framework/doctypes'
import { acceptInput } from '#framework/method-input'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { StudentRegistration } from '#community/students'
import { requireChild } from './require-child.ts'

const fields = {
  address: text({ maxLength: 280 }),
  address_line_2: text({ maxLength: 280 }),
  city: text(),
  state: text(),
  zip_code: text({ maxLength: 12 }),
  emergency_contact_name: text(),
  emergency_contact_phone: phone(),
  doctor_name: text(),
  doctor_phone: phone(),
  allergies: longText({ maxLength: 2000 }),
  medical_notes: longText({ maxLength: 5000 }),
}

/** As they come: a field's own rule would take what was emptied for what was not given. */
const anyInput = {
  ...{ address: anyValue, address_line_2: anyValue, city: anyValue, state: anyValue, zip_code: anyValue },
  ...{ emergency_contact_name: anyValue, emergency_contact_phone: anyValue },
  ...{ doctor_name: anyValue, doctor_phone: anyValue, allergies: anyValue, medical_notes: anyValue },
} satisfies Record<keyof typeof fields, typeof anyValue>

/** What was given, by each field's rule; an empty text empties its field. */
function parseChanges(given: Readonly<Record<string, unknown>>) {
  const accepted = Object.entries(acceptInput(fields, given))
  return Object.fromEntries(accepted.filter(([field]) => (given[field] ?? null) !== null))
}

/**
 * What a guardian keeps up to date himself: what is not given stays, and an empty text empties. Names, birthdays and numbers
 * go through the office.
 */
export const updateChild = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { student: text({ required: true }), ...anyInput },
  async run({ documents, input: { student, ...given } }) {
    await requireChild(documents, student, 'may_change')
    const { name, modified } = await documents
      .asSystemFor(documents.caller.user)
      .save(StudentRegistration, student, parseChanges(given))
    return { student: name, modified }
  },
})
