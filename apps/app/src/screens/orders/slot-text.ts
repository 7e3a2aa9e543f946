import { hoursText } from '../../ui/date-text.ts'

/** The hours that were chosen, as the order keeps them: '2026-11-28 10:00–13:00'. */
const kept = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})–(\d{2}:\d{2})$/

/** 'Sat 28 Nov, 10:00 am – 1:00 pm', as it was offered; what reads otherwise stays as it is. */
export function slotText(label: string, language: string): string {
  const [, day = '', starts = '', ends = ''] = kept.exec(label) ?? []
  if (day === '') return label
  return hoursText({ day, starts, ends }, language)
}
