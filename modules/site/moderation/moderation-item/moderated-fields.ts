import { check, longText, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'

/** The longest reason that the office gives for a decision. */
export const LONGEST_REASON = 500

/**
 * Fields of a type whose documents the office may hide. Its grants for readers must ask for `is_hidden: 0`: hiding is done
 * by the field alone.
 */
export const moderatedFields = {
  is_hidden: check({
    label: 'Hidden',
    readOnly: true,
    indexed: true,
    description: 'The office has hidden this post',
  }),
  hidden_because: longText({ label: 'Reason for hiding', readOnly: true, maxLength: LONGEST_REASON }),
}

function isModerated({ fields }: DocType): boolean {
  return Object.keys(moderatedFields).every((field) => field in fields)
}

interface Hiding {
  readonly reference_doctype: string
  readonly reference_name: string
  /** Why; null shows the post again. */
  readonly because: string | null
}

/** Takes a post out of sight, or shows it again. One that is gone meanwhile stays gone. */
export async function setHidden(documents: Documents, hiding: Hiding): Promise<void> {
  const { reference_doctype, reference_name: name, because } = hiding
  const type = documents.registry.find(reference_doctype)
  if (!type || !isModerated(type)) return
  const system = documents.asSystem()
  const [found] = await system.find(type, { where: { name }, fields: ['name'], limit: 1 })
  if (!found) return
  await system.save(type, name, { is_hidden: because === null ? 0 : 1, hidden_because: because })
}
