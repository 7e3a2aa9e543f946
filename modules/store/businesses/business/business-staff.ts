import type { Documents } from '#framework/documents'
import { usersWithRole, type Person } from '#site/notifications'
import { Business } from './business.doctype.ts'

/** Who runs a business, as `runByCaller` says: nobody where the house runs it itself. One statement. */
export async function runnersOf(
  documents: Documents,
  business: string,
): Promise<readonly { readonly user: string }[]> {
  const [found] = await documents
    .asSystem()
    .find(Business, { where: { name: business }, fields: ['run_by'], limit: 1 })
  return found?.run_by ? [{ user: found.run_by }] : []
}

/** Who does what there is to do at a business: who runs it, and where nobody does the managers of the store. */
export async function handlersOf(documents: Documents, business: string): Promise<readonly Person[]> {
  const runners = await runnersOf(documents, business)
  return runners.length > 0 ? runners : usersWithRole(documents, 'Store Manager')
}
