import { Guardian } from '#community/family'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { ageOn } from '#meta'
import { listOwnChildren } from '../attendee/own-children.ts'
import { readEventWithSeats } from '../seats/event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'

async function guardianPhone(system: Documents, user: string): Promise<string> {
  const [guardian] = await system.find(Guardian, { where: { user }, fields: ['phone'], limit: 1 })
  return guardian?.phone ?? ''
}

async function contactOf(system: Documents, user: string) {
  const { full_name, phone, email } = await system.get(User, user)
  return {
    contact_name: full_name,
    phone: phone ?? (await guardianPhone(system, user)),
    email: email ?? '',
  }
}

/**
 * Returns the contact and the children with which the caller's event form is filled in. Ages are those on the day of
 * the event.
 */
export const getMyDetails = method({
  access: signedInUsers,
  input: { event: text({ required: true }) },
  reads: true,
  async run({ input, documents, caller }) {
    const event = await readEventWithSeats(documents, input.event)
    if (event?.published !== 1) throw eventErrors.unknown_event()
    const contact = await contactOf(documents.asSystem(), caller.user)
    const children = await listOwnChildren(documents)
    return {
      ...contact,
      children: children.map(({ student, full_name, class: inClass, born }) => ({
        ...{ student, full_name, class: inClass },
        age: Math.max(0, ageOn(born, event.start_date)),
      })),
    }
  },
})
