import { MelaError } from '#client'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../../language/text.ts'
import { refusal } from '../../../ui/refusal.ts'

const named: Readonly<Record<string, MessageId>> = {
  'identity.wrong_code': 'proof.code_wrong',
  'identity.wrong_credentials': 'profile.wrong_password',
  'identity.contact_taken': 'profile.contact_in_use',
  'identity.common_password': 'new_password.common',
  'identity.own_password': 'new_password.own',
}

/** What a person is told when a change of their details was refused. */
export function useDetailsProblem(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => {
    const id = error instanceof MelaError ? named[error.code] : undefined
    return id === undefined ? refusal(error, t('profile.not_saved')) : t(id)
  }
}
