import { call } from '#client'
import type { Language } from '#design/messages'
import type { AskedCode } from '../../../ui/proof/asked-code.ts'

/** One way in which an account is reached. */
export interface Contact {
  readonly field: 'email' | 'phone'
  readonly value: string
}

const given = ({ field, value }: Contact) => ({ [field]: value })

export const changeName = (full_name: string) => call('mela.identity.change_name', { full_name })

export interface CodeRequest {
  readonly contact: Contact
  /** Null for an account without one. */
  readonly password: string | null
  readonly language: Language
}

const second = 1000

/** Has a code sent to a new contact. It is not kept in this window: the password was asked with it. */
export async function requestContactCode({ contact, password, language }: CodeRequest): Promise<AskedCode> {
  const input = { ...given(contact), password, language }
  const { expires_in, again_in } = await call('mela.identity.request_contact_code', input)
  const now = Date.now()
  const [againAt, until] = [now + again_in * second, now + expires_in * second]
  return { phone: contact.value, lookup: '', againAt, until }
}

export const changeContact = (contact: Contact, code: string) =>
  call('mela.identity.change_contact', { ...given(contact), code })

export const changePassword = (old_password: string, new_password: string) =>
  call('mela.identity.change_password', { old_password, new_password })

export const requestPasswordLink = (user: string) => call('mela.identity.reset_password', { user })
