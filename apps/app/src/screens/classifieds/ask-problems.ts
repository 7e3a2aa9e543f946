import type { MessageId } from '#design/messages'
import { looksLikeEmail } from '../../ui/market/typed.ts'

/** What somebody wants to know, and who he is where the store does not know. */
export interface AskAnswers {
  asker_name: string
  asker_email: string
  message: string
}

/** What is wrong, field by field, in the order in which they stand; nothing when it can be sent. */
export function problemsOf(
  { asker_name, asker_email, message }: AskAnswers,
  isGuest: boolean,
): Partial<Record<keyof AskAnswers, MessageId>> {
  return {
    ...(isGuest && asker_name.trim() === '' ? { asker_name: 'classifieds.name_missing' as const } : {}),
    ...(isGuest && !looksLikeEmail(asker_email) ? { asker_email: 'classifieds.email_wrong' as const } : {}),
    ...(message.trim() === '' ? { message: 'classifieds.message_missing' as const } : {}),
  }
}
