import { letters } from '#demo'
import type { DemoContext } from '#framework/modules'
import { ContactMessage } from './contact-message/contact-message.doctype.ts'

/** Letters in the office's tray, so that it is not empty on the first day. */
export async function demo({ documents }: DemoContext): Promise<void> {
  for (const letter of letters) await documents.insert(ContactMessage, letter)
}
