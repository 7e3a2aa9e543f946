import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'

type Answer = Methods['mela.notifications.get_notifications']['output']

export type Notice = Answer['notifications'][number]

export interface Inbox {
  notices: readonly Notice[]
  hasMore: boolean
}

const PAGE = 20

export const inboxPath = '/inbox'

/** Requests one more than a page, to know whether there are more. */
const asked = PAGE + 1

export const inboxCall: PageCall<Answer> = {
  ...methodRead('mela.notifications.get_notifications', { limit_page_length: asked }),
  key: 'inbox',
}

export function pageOf({ notifications }: Answer): Inbox {
  return { notices: notifications.slice(0, PAGE), hasMore: notifications.length > PAGE }
}

export async function readMoreNotices(from: number): Promise<Inbox> {
  const input = { limit_page_length: asked, limit_start: from }
  return pageOf(await call('mela.notifications.get_notifications', input))
}

export const markRead = (name: string) => call('mela.notifications.mark_read', { name })

export const markAllRead = () => call('mela.notifications.mark_all_read', {})

export const useUnread = (): number => useOwnCall(inboxCall).query.data?.unread_count ?? 0
