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

/** Accepts all values, because a field's own validation would treat an emptied value as missing. */
const anyInput = {
  ...{ address: anyValue, address_line_2: anyValue, city: anyValue, state: anyValue, zip_code: anyValue },
  ...{ emergency_contact_name: anyValue, emergency_contact_phone: anyValue },
  ...{ doctor_name: anyValue, doctor_phone: anyValue, allergies: anyValue, medical_notes: anyValue },
} satisfies Record<keyof typeof fields, typeof anyValue>

function parseChanges(given: Readonly<Record<string, unknown>>) {
  const accepted = Object.entries(acceptInput(fields, given))
  return Object.fromEntries(accepted.filter(([field]) => (given[field] ?? null) !== null))
}

/**
 * Updates fields that a guardian may change; missing fields stay, empty texts clear. The office changes names,
 * birthdays and phone numbers.
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
