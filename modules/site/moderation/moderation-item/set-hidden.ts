import type { Documents } from '#framework/documents'
import { isModerated } from './moderated-fields.ts'

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
