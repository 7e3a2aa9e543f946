import { addDays } from '#meta'
import type { Translate } from '../../language/text.ts'
import { longDay, plainDay } from '../../ui/text/date-text.ts'
import type { Notice } from '../../ui/inbox/inbox-call.ts'

interface NoticeDay {
  day: string
  notices: readonly Notice[]
}

const dayOf = ({ creation }: Notice): string => creation.slice(0, 10)

/** Notifications by the day on which they came, in the order that they have. */
export function noticeDays(notices: readonly Notice[]): readonly NoticeDay[] {
  const days = [...new Set(notices.map(dayOf))]
  return days.map((day) => ({ day, notices: notices.filter((notice) => dayOf(notice) === day) }))
}

/** 'Today', 'Yesterday', 'Friday, 20 November'; with its year where that is another one. */
export function dayTitle(day: string, visit: { today: string; language: string }, t: Translate): string {
  const { today, language } = visit
  if (day === today) return t('inbox.today')
  if (day === addDays(today, -1)) return t('inbox.yesterday')
  return day.slice(0, 4) === today.slice(0, 4) ? longDay(day, language) : plainDay(day, language)
}
