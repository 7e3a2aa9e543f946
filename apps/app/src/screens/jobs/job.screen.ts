import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Params, Screen } from '../../shell/screen.ts'
import { pageTitle, plainWords } from '../../ui/text/site-words.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { jobPath, jobsPath, openingCall } from './job-calls.ts'
import { jobPosting } from './job-posting.ts'

const callOf = (params: Params) => openingCall(params['id'] ?? '')

export const jobScreen: Screen = {
  bar: () => innerBar('jobs.title', { parent: jobsPath }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: ({ visit, params, known }, t) => {
    const settings = known(settingsCall)
    const opening = known(callOf(params))
    const canonical = jobPath(params['id'] ?? '')
    if (!opening) return { title: pageTitle(t('jobs.title'), settings), description: '', canonical }
    const crumbs = [
      { label: t('jobs.title'), path: jobsPath },
      { label: opening.title, path: canonical },
    ]
    return {
      title: pageTitle(opening.title, settings),
      description: plainWords(opening.description),
      canonical,
      kind: 'article',
      jsonLd: [jobPosting(opening, settings?.country ?? undefined), breadcrumbData(crumbs, visit.origin)],
    }
  },
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}
