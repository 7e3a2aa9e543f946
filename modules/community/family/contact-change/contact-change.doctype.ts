import {
  docType,
  everything,
  link,
  longText,
  reading,
  select,
  series,
  text,
  type Doc,
} from '#framework/doctypes'
import { ofOwnFamily, StudentRegistration } from '#community/students'
import { toE164 } from '#meta'
import { familyEvents } from '../events.ts'
import { hooks, type Documents } from '#framework/documents'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { findGuardiansOfFamilies } from '../guardian/guardian.queries.ts'
import { familyErrors } from '../errors.ts'
import { findUserByContact } from '../guardian/guardian.hooks.ts'

const office = ['School Office', 'System Manager'] as const

/**
 * A requested change of a guardian's contact. The office decides, because sign-in with a family's number gives access.
 */
export const ContactChange = docType('Contact Change', {
  naming: series('CC-.#####'),
  waiting: [{ label: 'Contact changes to review', field: 'state', values: ['open'] }],
  titleField: 'guardian',
  searchFields: ['guardian', 'new_value', 'old_value'],
  fields: {
    family: link('Family', { required: true, setOnlyOnce: true, inList: true }),
    guardian: link('Guardian', { required: true, setOnlyOnce: true, inList: true }),
    field: select(['phone', 'email', 'full_name'], {
      required: true,
      setOnlyOnce: true,
      inList: true,
      label: 'Detail',
    }),
    old_value: text({ readOnly: true, inList: true }),
    new_value: text({ required: true, setOnlyOnce: true, inList: true }),
    reason: longText({ maxLength: 1000 }),
    state: select(['open', 'accepted', 'refused'], {
      label: 'Status',
      tones: { open: 'warn', accepted: 'ok', refused: 'bad' },
      required: true,
      default: 'open',
      inList: true,
    }),
    answer: longText({ maxLength: 1000, description: 'Sent to the guardian' }),
    requested_by: link('User', { readOnly: true }),
    decided_by: link('User', { readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'open',
    transitions: [
      { action: 'Accept', from: 'open', to: 'accepted', roles: office },
      { action: 'Refuse', from: 'open', to: 'refused', roles: office },
    ],
  },
  guarded: { reason: 'tells who belongs to a child', exempt: ofOwnFamily('family', 'may_change') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnFamily('family', 'may_change')),
  },
  sort: 'creation desc',
  trackChanges: false,
})

export const contactFields = ['phone', 'email', 'full_name'] as const

export type ContactField = (typeof contactFields)[number]

/** Normalises a phone number or e-mail address; null for an invalid one. */
export function parseContactValue(field: ContactField, typed: string): string | null {
  const text = typed.trim()
  if (field === 'phone') return toE164(text)
  if (field === 'full_name') return text === '' ? null : text
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? text.toLowerCase() : null
}

const MAX_CHILDREN = 200

const parentFields = [
  { phone: 'parent_phone', email: 'parent_email_address', full_name: 'parent_name' },
  { phone: 'parent_2_phone', email: 'alternate_email_id', full_name: 'parent_name_2' },
] as const satisfies readonly Readonly<Record<ContactField, string>>[]

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
