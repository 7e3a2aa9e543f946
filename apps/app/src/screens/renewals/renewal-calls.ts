import { call } from '#client'
import type { Methods } from '#contract'
import type { Language } from '#design/messages'

type Opened = Methods['mela.renewals.confirm']['output']

type ConfirmedStudent = Opened['students'][number]

/** Child that may be renewed. Its data is partly hidden, because another person may have found the phone. */
export type RenewalChild = Omit<ConfirmedStudent, 'preview'> & {
  preview: Readonly<Record<string, string | null>>
}

/** Requests a code; the response is the same whether the number is known or not. */
export const lookUp = (phone: string, { name, born }: NamedChild, language: Language) =>
  call('mela.renewals.look_up', {
    ...{ phone, language },
    ...(name.trim() !== '' && { student_name: name }),
    ...(born !== '' && { student_date_of_birth: born }),
  })

export const confirmLookup = (lookup: string, code: string): Promise<Opened> =>
  call('mela.renewals.confirm', { lookup, code })

/** Begins the renewal of a signed-in guardian, without a code. */
export const beginRenewal = (): Promise<Opened> => call('mela.renewals.begin', {})

type Answer = Methods['mela.renewals.renew']['output']

/** Fee of a renewal, with the token that opens it for a caller without an account. */
export type RenewalFee = Pick<
  NonNullable<Answer['fee']>,
  | ('fee' | 'academic_year' | 'class' | 'currency' | 'discount' | 'instalments')
  | ('due_now' | 'outstanding' | 'receipt_token')
>

export type Renewed = Pick<Answer, 'renewal' | 'student' | 'academic_year' | 'class' | 'is_phone_asked'> & {
  fee: RenewalFee | null
}

export const renew = (renewing: Methods['mela.renewals.renew']['input']): Promise<Renewed> =>
  call('mela.renewals.renew', renewing)

/** Child that identifies a family: a name or number, a birth date as 'YYYY-MM-DD', or both. */
export interface NamedChild {
  name: string
  born: string
}

/** Returns the partly hidden name, which only the family recognises. */
export const childName = ({ preview, student }: RenewalChild): string => preview['full_name'] ?? student
