import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../../data/page-call.ts'
import { useOwnAnswer } from '../../../../data/query/use-own-answer.ts'
import type { RegistrationAnswers } from '../registration-answers.ts'

/** What an account fills in of a registration: its contact, and its children with their ages on the day of the event. */
export type MyDetails = Methods['mela.events.get_my_details']['output']

export type OwnChild = MyDetails['children'][number]

/** Somebody without an account, and an account whose details cannot be had, fill in everything themselves. */
export const noDetails: MyDetails = { contact_name: '', phone: '', email: '', children: [] }

const detailsCall = (event: string): PageCall<MyDetails> => ({
  ...methodRead('mela.events.get_my_details', { event }),
  method: 'GET',
  key: `registering:${event}`,
})

/** Undefined while they are asked for. */
export function useMyDetails(event: string): MyDetails | undefined {
  const { query, isSignedOut } = useOwnAnswer(detailsCall(event))
  if (isSignedOut || query.error !== null) return query.value ?? noDetails
  return query.value
}

/** What was typed stays; what is empty is the account's. A child that is not the account's is somebody like all others. */
export function withDetails(answers: RegistrationAnswers, details: MyDetails): RegistrationAnswers {
  const own = new Set(details.children.map(({ student }) => student))
  return {
    ...answers,
    contact_name: answers.contact_name || details.contact_name,
    phone: answers.phone || details.phone,
    email: answers.email || details.email,
    attendees: answers.attendees.map((one) => (own.has(one.student) ? one : { ...one, student: '' })),
  }
}
