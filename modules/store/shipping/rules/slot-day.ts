import { isDate } from '#meta'

/** The slot and the day that a name means; null for what is no such name. */
export function readSlotDay(name: string): { readonly slot: string; readonly day: string } | null {
  const [slot = '', day = ''] = name.split('@')
  return slot !== '' && isDate(day) ? { slot, day } : null
}
