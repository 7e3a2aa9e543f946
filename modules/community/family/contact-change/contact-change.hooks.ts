import { familyEvents } from '../events.ts'
import { hooks, type Documents } from '#framework/documents'
import type { Doc } from '#framework/doctypes'
import { StudentRegistration } from '#community/students'
import { ContactChange } from './contact-change.doctype.ts'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { findGuardiansOfFamilies } from '../guardian/guardian.queries.ts'
import { familyErrors } from '../errors.ts'
import type { ContactField } from './contact-value.rules.ts'
import { findUserByContact } from '../guardian/link-guardian-user.ts'

const MAX_CHILDREN = 200

/** Where the registrations of a family say the same of a first and of a second parent. */
const parentFields = [
  { phone: 'parent_phone', email: 'parent_email_address', full_name: 'parent_name' },
  { phone: 'parent_2_phone', email: 'alternate_email_id', full_name: 'parent_name_2' },
] as const satisfies readonly Readonly<Record<ContactField, string>>[]

/** The children's papers follow, wherever they name this guardian by his number. */
async function updateRegistrations(
  documents: Documents,
  { family, field, new_value }: Doc<typeof ContactChange>,
  phone: string,
): Promise<void> {
  const system = documents.asSystem()
  for (const parentField of parentFields) {
    const registrations = await system.find(StudentRegistration, {
      where: { family, [parentField.phone]: phone },
      fields: ['name'],
      limit: MAX_CHILDREN,
    })
    for (const { name } of registrations)
      await system.save(StudentRegistration, name, { [parentField[field]]: new_value })
  }
}

/** What the office accepted is so from now on: for the guardian, and in the papers of the family's children. */
async function applyContactChange(documents: Documents, change: Doc<typeof ContactChange>): Promise<void> {
  const system = documents.asSystem()
  const { family, field, new_value } = change
  const guardian = await system.lock(Guardian, change.guardian)
  if (field === 'phone') {
    const others = await findGuardiansOfFamilies(documents, [family])
    if (others.some((one) => one.name !== guardian.name && one.phone === new_value))
      throw familyErrors.phone_taken()
  }
  const contact = { phone: guardian.phone, email: guardian.email, [field]: new_value }
  const user = guardian.user ?? (await findUserByContact(documents, contact))
  await system.save(Guardian, guardian.name, { [field]: new_value, user })
  await updateRegistrations(documents, change, guardian.phone)
}

export const contactChangeHooks = hooks(ContactChange, {
  beforeSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return {}
    if (document.state === 'refused' && !document.answer?.trim()) throw familyErrors.no_answer()
    return { decided_by: documents.caller.user }
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    if (document.state === 'accepted') await applyContactChange(documents, document)
    await documents.emit(familyEvents.contact_change_decided, { change: document.name })
  },
})
