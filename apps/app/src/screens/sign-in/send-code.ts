import type { Language } from '#design/messages'
import { storeAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { askForCode } from './sign-in-calls.ts'

const second = 1000

/** Has a code sent, and remembers in this window that one is on its way. */
export async function sendCode(phone: string, language: Language): Promise<AskedCode> {
  const { expires_in, again_in } = await askForCode(phone, language)
  const now = Date.now()
  const asked = {
    sentTo: phone,
    lookup: '',
    againAt: now + again_in * second,
    until: now + expires_in * second,
  }
  storeAskedCode('sign-in', asked)
  return asked
}
