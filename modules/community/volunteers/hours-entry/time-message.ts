import type { Message } from '#meta'
import { message } from '../messages.ts'

/** Says minutes as '11 hours 30 minutes'. */
export function timeMessage(all: number): Message {
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (minutes === 0) return message('volunteers.time.hours', { hours })
  if (hours === 0) return message('volunteers.time.minutes', { minutes })
  return message('volunteers.time.hours_and_minutes', { hours, minutes })
}
