import { clientSettings, fileAddress, methodRead, methodRequest, type WireRequest } from '#client'
import type { Methods } from '#contract'
import { fileLanguage } from '../../language/device-language.ts'
import type { PageCall } from '../../data/page-call.ts'

export type Overview = Methods['mela.volunteers.get_overview']['output']
export type HoursEntry = Overview['entries'][number]
export type Certificate = Overview['certificates'][number]
export type Credential = Overview['credentials'][number]

export type VolunteerApplication = Methods['mela.volunteers.get_my_applications']['output'][number]

export type Shifts = Methods['mela.volunteers.get_shifts']['output']
export type Shift = Shifts['shifts'][number]
export type Swap = Shifts['swaps'][number]

export const overviewCall: PageCall<Overview> = {
  ...methodRead('mela.volunteers.get_overview'),
  key: 'volunteers.overview',
}

type CreditAnswer = Methods['mela.volunteer_credit.get_my_credit']['output']
export type MyCredit = NonNullable<CreditAnswer['credit']>
export type EntryCredit = MyCredit['entries'][number]

export const creditCall: PageCall<CreditAnswer> = {
  ...methodRead('mela.volunteer_credit.get_my_credit'),
  key: 'volunteers.credit',
}

export const applicationsCall: PageCall<readonly VolunteerApplication[]> = {
  ...methodRead('mela.volunteers.get_my_applications'),
  key: 'volunteers.applications',
}

export const shiftsCall: PageCall<Shifts> = {
  ...methodRead('mela.volunteers.get_shifts'),
  key: 'volunteers.shifts',
  isTranslated: true,
}

export const certificatePaper = (name: string, language: string): string =>
  clientSettings.host +
  fileAddress('mela.volunteers.download_certificate', { name, language: fileLanguage(language) })

type Input<Name extends keyof Methods> = Methods[Name]['input']

export const takeShift = (input: Input<'mela.volunteers.take_shift'>): WireRequest =>
  methodRequest('mela.volunteers.take_shift', input)

export const giveBack = (input: Input<'mela.volunteers.release_shift'>): WireRequest =>
  methodRequest('mela.volunteers.release_shift', input)

export const askSwap = (input: Input<'mela.volunteers.ask_swap'>): WireRequest =>
  methodRequest('mela.volunteers.ask_swap', input)

export const agreeToSwap = (input: Input<'mela.volunteers.agree_to_swap'>): WireRequest =>
  methodRequest('mela.volunteers.agree_to_swap', input)

export const withdrawSwap = (input: Input<'mela.volunteers.withdraw_swap'>): WireRequest =>
  methodRequest('mela.volunteers.withdraw_swap', input)

export const clock = (input: Input<'mela.volunteers.clock'>): WireRequest =>
  methodRequest('mela.volunteers.clock', input)

export const confirmHours = (input: Input<'mela.volunteers.confirm_hours'>): WireRequest =>
  methodRequest('mela.volunteers.confirm_hours', input)

export const reportHours = (input: Input<'mela.volunteers.report_hours'>): WireRequest =>
  methodRequest('mela.volunteers.report_hours', input)
