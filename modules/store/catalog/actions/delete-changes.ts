import type { Documents } from '#framework/documents'
import { ProductChange } from '../doctypes/product-change.doctype.ts'
import { catalogErrors } from '../errors.ts'

/** Changes of one product that are deleted with it. */
const MOST_CHANGES = 1000

/** Changes that were decided go with their product; one that waits is decided or withdrawn first. */
export async function deleteChanges(documents: Documents, product: string): Promise<void> {
  const system = documents.asSystem()
  const changes = await system.find(ProductChange, {
    where: { product },
    fields: ['name', 'state'],
    limit: MOST_CHANGES,
  })
  if (changes.some(({ state }) => state === 'waiting')) throw catalogErrors.change_waits()
  for (const { name } of changes) await system.delete(ProductChange, name)
}
