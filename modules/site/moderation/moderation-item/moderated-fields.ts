import { check, longText, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'

export const LONGEST_REASON = 500

/**
 * Fields of a type whose documents may be hidden. Its read grants must require `is_hidden: 0`, because hiding sets only
 * this field.
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
  /** Reason; null shows the post again. */
  readonly because: string | null
}

export async function setHidden(documents: Documents, hiding: Hiding): Promise<void> {
  const { reference_doctype, reference_name: name, because } = hiding
  const type = documents.registry.find(reference_doctype)
  if (!type || !isModerated(type)) return
  const system = documents.asSystem()
  const [found] = await system.find(type, { where: { name }, fields: ['name'], limit: 1 })
  if (!found) return
  await system.save(type, name, { is_hidden: because === null ? 0 : 1, hidden_because: because })
}
