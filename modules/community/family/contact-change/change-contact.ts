import { familyEvents } from '../events.ts'
import { longText, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { contactError, familyErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import {
  ContactChange,
  type ContactField,
  contactFields,
  parseContactValue,
} from './contact-change.doctype.ts'
import { Guardian } from '../guardian/guardian.doctype.ts'

const input = {
  family: text({ required: true }),
  field: select(contactFields, { required: true }),
  value: text({ required: true }),
  reason: longText({ maxLength: 1000 }),
}

/** Requests a change of a guardian's contact; the office decides, because contacts identify guardians. */
export const changeContact = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  async run({ documents, input: { family, field, value, reason } }) {
    const parsedValue = parseContactValue(field, value)
    if (parsedValue === null) throw contactError(field)
    return requestContactChange(documents, { family, field, value: parsedValue, reason })
  },
})

interface ContactChangeInput {
  readonly family: string
  readonly field: ContactField
  readonly value: string
  readonly reason: string | null
}

/** Returns the open request for one field; the guardian's row is locked, so that there is at most one. */
async function findOpenChange(documents: Documents, guardian: string, field: ContactField) {
  const [open] = await documents.asSystem().find(ContactChange, {
    where: { guardian, field, state: 'open' },
    fields: ['name', 'new_value', 'state'],
    limit: 1,
  })
  return open
}

/** Queues a contact change for the office. Idempotent for the same values. */
async function requestContactChange(
  documents: Documents,
  { family, field, value, reason }: ContactChangeInput,
) {
  const { user } = documents.caller
  const system = documents.asSystemFor(user)
  const [ownGuardian] = await system.find(Guardian, {
    where: { family, user, may_view: 1 },
    fields: ['name'],
    limit: 1,
  })
  if (!ownGuardian) throw familyErrors.not_your_family()
  const guardian = await system.lock(Guardian, ownGuardian.name)
  if (guardian[field] === value) throw familyErrors.nothing_new()
  const open = await findOpenChange(documents, ownGuardian.name, field)
  if (open?.new_value === value) return { change: open.name, state: open.state }
  if (open) throw familyErrors.already_requested()
  const change = await system.insert(ContactChange, {
    ...{ family, guardian: ownGuardian.name, field, old_value: guardian[field], new_value: value },
    ...{ reason, requested_by: user },
  })
  await documents.emit(familyEvents.contact_change_requested, { change: change.name })
  return { change: change.name, state: change.state }
}
