import { call } from '#client'
import type { Methods } from '#contract'
import type { Language } from '#design/messages'

type Opened = Methods['mela.renewals.confirm']['output']

type ConfirmedStudent = Opened['students'][number]

/** A child that may be renewed: what the school keeps of it is covered, for whoever found this phone shall not read it. */
export type RenewalChild = Omit<ConfirmedStudent, 'preview'> & {
  preview: Readonly<Record<string, string | null>>
}

/** Whoever has the number, or nobody: the answer is the same. */
export const lookUp = (phone: string, { name, born }: NamedChild, language: Language) =>
  call('mela.renewals.look_up', {
    ...{ phone, language },
    ...(name.trim() !== '' && { student_name: name }),
    ...(born !== '' && { student_date_of_birth: born }),
  })

export const confirmLookup = (lookup: string, code: string): Promise<Opened> =>
  call('mela.renewals.confirm', { lookup, code })

/** A guardian who is signed in needs no code. */
export const beginRenewal = (): Promise<Opened> => call('mela.renewals.begin', {})

type Answer = Methods['mela.renewals.renew']['output']

/** What is to be paid, and the token that opens it for whoever renewed without an account. */
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

/** The child by whom a family is found: a name or number, a birth date as 'YYYY-MM-DD', or both. */
export interface NamedChild {
  name: string
  born: string
}

/** A child's covered name: its family knows it again, and nobody else. */
export const childName = ({ preview, student }: RenewalChild): string => preview['full_name'] ?? student
