import type { Documents } from '#framework/documents'

const SETTINGS = 'Website Settings'

/** What the site calls itself, where a module with its settings is loaded. */
export async function siteNames(documents: Documents): Promise<readonly string[]> {
  const type = documents.registry.find(SETTINGS)
  if (!type) return []
  const settings: Readonly<Record<string, unknown>> = await documents.asSystem().get(type, SETTINGS)
  const name = settings['site_name']
  return typeof name === 'string' ? [name] : []
}
