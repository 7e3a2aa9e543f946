import { readHours } from '#meta'
import { hoursText } from '../../ui/text/date-text.ts'

/** 'Sat 28 Nov, 10:00 am – 1:00 pm', as it was offered; what reads otherwise stays as it is. */
export function slotText(label: string, language: string): string {
  const hours = readHours(label)
  return hours === null ? label : hoursText(hours, language)
}
