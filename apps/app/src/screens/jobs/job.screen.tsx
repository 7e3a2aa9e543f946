import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Params, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { jobPath, jobsPath, openingCall, type OpeningAnswer } from './job-calls.ts'
import { JobBody } from './job-body.tsx'

const callOf = (params: Params) => openingCall(params['id'] ?? '')

export const jobScreen: Screen = {
  bar: () => innerBar('jobs.title', { parent: jobsPath }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: ({ params, known }, t) => {
    const settings = known(settingsCall)
    const opening = known(callOf(params))
    const canonical = jobPath(params['id'] ?? '')
    if (!opening) return { title: pageTitle(t('jobs.title'), settings), description: '', canonical }
    return {
      title: pageTitle(opening.title, settings),
      description: plainText(opening.description),
      canonical,
      kind: 'article',
    }
  },
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}

const types: Record<OpeningAnswer['employment_type'], string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const asHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>')

/** Returns an opening as structured data. Source: schema.org/JobPosting. */
export function jobPosting(opening: OpeningAnswer, country: string | undefined): object {
  const { name, title, description, organisation, employment_type, location } = opening
  const address = {
    '@type': 'PostalAddress',
    ...(location ? { addressLocality: location } : {}),
    ...(country ? { addressCountry: country } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: asHtml(description),
    identifier: { '@type': 'PropertyValue', name: organisation, value: name },
    ...(opening.opened_on ? { datePosted: opening.opened_on } : {}),
    validThrough: `${opening.closes_on}T23:59:59`,
    employmentType: types[employment_type],
    hiringOrganization: { '@type': 'Organization', name: organisation },
    jobLocation: { '@type': 'Place', address },
    directApply: true,
  }
}

export const serverPage: ServerPage = {
  screen: jobScreen,
  jsonLd: ({ visit, params, known }, t) => {
    const opening = known(callOf(params))
    if (!opening) return []
    const crumbs = [
      { label: t('jobs.title'), path: jobsPath },
      { label: opening.title, path: jobPath(params['id'] ?? '') },
    ]
    const country = known(settingsCall)?.country ?? undefined
    return [jobPosting(opening, country), breadcrumbData(crumbs, visit.origin)]
  },
  body: (params) => <JobBody params={params} isStill />,
}
