import type { MessageId } from '#design/messages'

/** What somebody did who read a record, of the call that is written down; its address tells nothing to a family. */
export function readWords(call: string): MessageId {
  if (/export|download|\.csv|\.pdf/i.test(call)) return 'family.read_exported'
  return /search|get_list|\/api\/resource\/[^/]+$/i.test(call) ? 'family.read_listed' : 'family.read_opened'
}
