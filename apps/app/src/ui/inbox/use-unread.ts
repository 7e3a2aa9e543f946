import { useOwnAnswer } from '../../data/query/use-own-answer.ts'
import { inboxCall } from './inbox-call.ts'

/** How many notifications this person has not read, as far as this device knows. */
export const useUnread = (): number => useOwnAnswer(inboxCall).query.value?.unread_count ?? 0
