import type { Documents } from '#framework/documents'
import { ContactChange, Guardian } from '#community/family'

interface PhoneWanted {
  readonly family: string
  /** The number that was proved. */
  readonly phone: string
  readonly newPhone: string
}

/**
 * Puts a new number of whoever renews into the office's queue: the number opens the family's door, and is not changed by
 * whoever stands in it. Null where it is the number that we have; asked again, it is the same wish.
 */
export async function askNewPhone(
  caller: Documents,
  { family, phone, newPhone }: PhoneWanted,
): Promise<string | null> {
  if (phone === newPhone) return null
  const documents = caller.asSystem()
  const [guardian] = await documents.find(Guardian, { where: { family, phone }, limit: 1 })
  if (!guardian) return null
  await documents.lock(Guardian, guardian.name)
  const where = { guardian: guardian.name, field: 'phone', state: 'open' } as const
  const [open] = await documents.find(ContactChange, { where, fields: ['name'], limit: 1 })
  if (open) return open.name
  const { name } = await documents.insert(ContactChange, {
    ...{ family, guardian: guardian.name, field: 'phone', old_value: phone, new_value: newPhone },
    reason: 'Said at a renewal',
    requested_by: guardian.user,
  })
  await documents.emit('family.contact_change_asked', { change: name })
  return name
}
