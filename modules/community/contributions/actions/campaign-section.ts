import type { Documents } from '#framework/documents'
import type { SectionRequest, SiteRoute } from '#site/website'
import { ContributionSettings } from '../doctypes/contribution-settings.doctype.ts'
import { readContributionSettings } from '../doctypes/contribution.queries.ts'
import { together } from '../rules/progress.ts'
import { readProgress } from './read-progress.ts'

/** What a section of a page tells of the support that came: of all purposes, or of the one that its content names. */
export async function campaignRows({ content, documents }: SectionRequest): Promise<readonly unknown[]> {
  const purposes = await readProgress(documents)
  if (purposes.length === 0) return []
  const one = purposes.find(({ name, title }) => [name, title].includes(String(content['purpose'])))
  const { goal, raised, count } = one ?? together(purposes)
  return [{ goal, raised, count, currency: 'INR' }]
}

/** The page itself, for the site's map; none while nothing is collected. */
export async function campaignRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const purposes = await readProgress(documents)
  if (purposes.length === 0) return []
  const { heading, modified } = await readContributionSettings(documents)
  const { name } = ContributionSettings
  return [{ route: 'support', doctype: name, name, title: heading ?? 'Support the school', modified }]
}
