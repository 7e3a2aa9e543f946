import type { MessageId } from '#design/messages'

const words: Readonly<Record<string, MessageId>> = {
  opened: 'family.read_opened',
  listed: 'family.read_listed',
  exported: 'family.read_exported',
  'card check': 'family.read_card',
}

/** What somebody did who read a record; of what is newer than this page only that he opened it. */
export const readWords = (kind: string): MessageId => words[kind] ?? 'family.read_opened'
