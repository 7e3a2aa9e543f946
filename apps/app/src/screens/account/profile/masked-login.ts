import { maskedPhone } from '../../../ui/proof/masked-phone.ts'
import type { Person } from './profile-calls.ts'

/** How somebody signs in, as far as it may stand on a screen that others see: the end of a number, the house of an e-mail. */
export function maskedLogin({ phone, email }: Pick<Person, 'phone' | 'email'>): string | null {
  if (phone) return maskedPhone(phone)
  if (!email) return null
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
