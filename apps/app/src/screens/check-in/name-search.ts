import type { Attendee } from './session/roster.ts'

/** More than fit on a phone are no answer: whoever searches types on. */
export const MOST_FOUND = 8

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Marks above letters are dropped from Latin names alone: in Tamil and Hindi they are vowels. */
const comparable = (text: string): string =>
  /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(text) ? plain(text) : text.normalize('NFC')

/** Those whose name, or that of somebody on their ticket or of who registered, holds every word that was typed; in the order of the list. */
export function searchNames(attendees: readonly Attendee[], typed: string): readonly Attendee[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return attendees.filter(({ full_name, companions, contact_name }) => {
    const names = [full_name, ...companions, contact_name].map(comparable).join(' ')
    return words.every((word) => names.includes(word))
  })
}
