import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import type { Campaign } from './campaign.ts'
import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'
import { amountWritten } from '../../ui/form/amount-written.ts'

export interface SupportAnswers {
  purpose: string
  /** Suggested amount as text, or `own`. */
  amount: string
  own_amount: string
  donor_name: string
  email: string
  phone: string
  message: string
  is_on_wall: boolean
  is_anonymous: boolean
}

export const OWN = 'own'

type Question = Pick<Campaign, 'suggested' | 'purposes' | 'minimum' | 'maximum'>

/** Returns the first answers; the second suggestion is preselected, so that one tap is enough for most. */
export function firstSupportAnswers({ suggested, purposes }: Question): SupportAnswers {
  const amount = suggested[1] ?? suggested[0]
  return {
    purpose: purposes[0]?.name ?? '',
    amount: amount === undefined ? OWN : String(amount),
    ...{ own_amount: '', donor_name: '', email: '', phone: '', message: '' },
    ...{ is_on_wall: false, is_anonymous: false },
  }
}

export function amountOf({
  amount,
  own_amount,
}: Pick<SupportAnswers, 'amount' | 'own_amount'>): number | null {
  return amountWritten(amount === OWN ? own_amount : amount)
}

export type SupportProblems = Partial<Record<keyof SupportAnswers, MessageId>>

function amountProblem(answers: SupportAnswers, { minimum, maximum }: Question): MessageId | undefined {
  if (answers.amount === OWN && answers.own_amount.trim() === '') return 'contributions.amount_missing'
  const amount = amountOf(answers)
  if (amount === null) return 'contributions.amount_wrong'
  if (amount < minimum) return 'contributions.amount_little'
  return amount > maximum ? 'contributions.amount_much' : undefined
}

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)

const looksLikePhone = (text: string): boolean =>
  /^[\d\s()+-]+$/.test(text) && /^(91|0)?\d{10}$/.test(text.replace(/\D/g, ''))

function emailProblem({ email, phone }: SupportAnswers): MessageId | undefined {
  const text = email.trim()
  if (text === '') return phone.trim() === '' ? 'contributions.reach_missing' : undefined
  return looksLikeEmail(text) ? undefined : 'contributions.email_wrong'
}

const phoneProblem = ({ phone }: SupportAnswers): MessageId | undefined =>
  phone.trim() === '' || looksLikePhone(phone.trim()) ? undefined : 'contributions.phone_wrong'

export function supportProblems(answers: SupportAnswers, question: Question): SupportProblems {
  const problems = {
    own_amount: amountProblem(answers, question),
    donor_name: answers.donor_name.trim() === '' ? ('contributions.name_missing' as const) : undefined,
    email: emailProblem(answers),
    phone: phoneProblem(answers),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

export function offerIn(
  answers: SupportAnswers,
): Omit<Methods['mela.contributions.offer']['input'], 'idempotency_key'> {
  const { purpose, is_on_wall, is_anonymous } = answers
  return {
    purpose,
    amount: amountOf(answers) ?? 0,
    donor_name: answers.donor_name.trim(),
    email: answers.email.trim(),
    phone: answers.phone.trim(),
    message: answers.message.trim(),
    is_on_wall: is_on_wall ? 1 : 0,
    is_anonymous: is_on_wall && is_anonymous ? 1 : 0,
  }
}

const key = 'mela.draft.support'

export function supportDraft(campaign: Campaign, store: DeviceStore = deviceStore): SupportAnswers {
  const first = firstSupportAnswers(campaign)
  const stored = parseJson(store.read(key) ?? '')
  if (!isContent(stored)) return first
  const purpose = textIn(stored, 'purpose')
  const amount = textIn(stored, 'amount')
  return {
    purpose: campaign.purposes.some(({ name }) => name === purpose) ? purpose : first.purpose,
    amount: [...campaign.suggested.map(String), OWN].includes(amount) ? amount : first.amount,
    own_amount: textIn(stored, 'own_amount'),
    donor_name: textIn(stored, 'donor_name'),
    email: textIn(stored, 'email'),
    phone: textIn(stored, 'phone'),
    message: textIn(stored, 'message'),
    is_on_wall: stored['is_on_wall'] === true,
    is_anonymous: stored['is_anonymous'] === true,
  }
}

export function storeSupportDraft(answers: SupportAnswers, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(answers))
}

export function forgetSupportDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
