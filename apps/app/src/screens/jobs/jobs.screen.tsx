import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { jobsPath, openingsCall } from './job-calls.ts'
import { JobsBody } from './jobs-body.tsx'

export const jobsScreen: Screen = {
  bar: () => innerBar('jobs.title', { noSearchIcon: true }),
  calls: ({ visit }) => [settingsCall, openingsCall(questionIn(visit.search))],
  head: ({ known }, t) => ({
    title: pageTitle(t('jobs.title'), known(settingsCall)),
    description: t('jobs.lead'),
    canonical: jobsPath,
  }),
}

export const serverPage: ServerPage = {
  screen: jobsScreen,
  body: () => <JobsBody />,
}
