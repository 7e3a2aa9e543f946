import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import type { PageCall } from '../../data/page-call.ts'
import { marketArguments, marketSearch, type MarketFilter } from '../../ui/market/question.ts'

export type OpeningPage = Methods['mela.jobs.get_openings']['output']
export type OpeningCardAnswer = OpeningPage['openings'][number]
export type OpeningAnswer = Methods['mela.jobs.get_opening']['output']
export type MyJobs = Methods['mela.jobs.get_my_jobs']['output']
export type MyApplication = MyJobs['applications'][number]

export const jobsPath = '/jobs'
export const jobPath = (name: string): string => `${jobsPath}/${encodeURIComponent(name)}`

export const openingsCall = (question: MarketFilter): PageCall<OpeningPage> => ({
  ...methodRead('mela.jobs.get_openings', marketArguments(question)),
  key: `jobs:${marketSearch(question)}`,
})

export const openingCall = (name: string): PageCall<OpeningAnswer> => ({
  ...methodRead('mela.jobs.get_opening', { name }),
  key: `job:${name}`,
})

export const myJobsCall: PageCall<MyJobs> = {
  ...methodRead('mela.jobs.get_my_jobs'),
  key: 'my-jobs',
}

export const sendApplication = (application: Methods['mela.jobs.apply']['input']) =>
  call('mela.jobs.apply', application)

export const withdrawApplication = (application: string) => call('mela.jobs.withdraw', { application })

export const saveAlert = (alert: Methods['mela.jobs.save_alert']['input']) =>
  call('mela.jobs.save_alert', alert)

export const endAlert = (alert: string) => call('mela.jobs.delete_alert', { alert })

export const employmentLabels: Record<OpeningAnswer['employment_type'], MessageId> = {
  'full time': 'jobs.full_time',
  'part time': 'jobs.part_time',
  contract: 'jobs.contract',
  internship: 'jobs.internship',
  volunteer: 'jobs.volunteer',
}

export const stateLabels: Record<MyApplication['state'], MessageId> = {
  received: 'jobs.state_received',
  shortlisted: 'jobs.state_shortlisted',
  declined: 'jobs.state_declined',
  hired: 'jobs.state_hired',
}
