import { letters } from '#demo'
import type { DemoContext } from '#framework/modules'
import { ContactMessage } from './contact-message/contact-message.doctype.ts'

export async function demo({ documents }: DemoContext): Promise<void> {
  for (const letter of letters) await documents.insert(ContactMessage, letter)
}
