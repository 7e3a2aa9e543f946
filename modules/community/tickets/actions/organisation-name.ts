import type { Documents } from '#framework/documents'

/** The name of the house, as it stands on its papers; 'Mela' on a site without a website. */
export async function organisationName(documents: Documents): Promise<string> {
  const settings = documents.registry.find('Website Settings')
  const values: Readonly<Record<string, unknown>> = settings
    ? await documents.asSystem().get(settings, settings.name)
    : {}
  const name = values['site_name']
  return typeof name === 'string' && name !== '' ? name : 'Mela'
}
