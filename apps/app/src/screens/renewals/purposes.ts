import type { MessageId } from '#design/messages'

/** What a school asks a family's consent for, as the wire calls it. */
export const purposes: readonly (readonly [string, MessageId])[] = [
  ['records of the school', 'family.purpose_records'],
  ['pictures on our pages', 'family.purpose_pictures'],
  ['first aid and a doctor', 'family.purpose_first_aid'],
  ['messages about school days', 'family.purpose_messages'],
]

/** Without this one the school cannot keep what it must know of a child. */
export const NEEDED_PURPOSE = 'records of the school'
