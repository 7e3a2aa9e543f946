import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { WebPage } from './web-page.doctype.ts'

/** The page of a route, when it is marked as published; its moment may still be to come. */
export async function pageOfRoute(documents: Documents, route: string): Promise<Doc<typeof WebPage> | null> {
  const system = documents.asSystem()
  const [found] = await system.find(WebPage, { where: { route, published: 1 }, fields: ['name'], limit: 1 })
  return found ? system.get(WebPage, found.name) : null
}
