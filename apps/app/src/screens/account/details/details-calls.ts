import { call, MelaError } from '#client'
import type { Language, MessageId } from '#design/messages'
import type { AskedCode } from '../../../ui/proof/asked-code.ts'
import { useTranslate } from '../../../language/text.ts'
import { refusal } from '../../../ui/problem-note.tsx'

export interface Contact {
  readonly field: 'email' | 'phone'
  readonly value: string
}

const given = ({ field, value }: Contact) => ({ [field]: value })

export const changeName = (full_name: string) => call('mela.identity.change_name', { full_name })

export interface CodeRequest {
  readonly contact: Contact
  readonly password: string | null
  readonly language: Language
}

const second = 1000

/** Requests a code for a new contact. The request is not stored in this window, because it holds the password. */
export async function requestContactCode({ contact, password, language }: CodeRequest): Promise<AskedCode> {
  const input = { ...given(contact), password, language }
  const { expires_in, again_in } = await call('mela.identity.request_contact_code', input)
  const now = Date.now()
  const [againAt, until] = [now + again_in * second, now + expires_in * second]
  return { sentTo: contact.value, lookup: '', againAt, until }
}

export const changeOwnContact = (contact: Contact, code: string) =>
  call('mela.identity.change_contact', { ...given(contact), code })

export const changePassword = (old_password: string, new_password: string) =>
  call('mela.identity.change_password', { old_password, new_password })

export const requestPasswordLink = (user: string) => call('mela.identity.reset_password', { user })

const named: Readonly<Record<string, MessageId>> = {
  'identity.wrong_code': 'proof.code_wrong',
  'identity.wrong_credentials': 'profile.wrong_password',
  'identity.contact_taken': 'profile.contact_in_use',
  'identity.common_password': 'new_password.common',
  'identity.own_password': 'new_password.own',
}

export function useDetailsProblem(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => {
    const id = error instanceof MelaError ? named[error.code] : undefined
    return id === undefined ? refusal(error, t('profile.not_saved')) : t(id)
  }
}
