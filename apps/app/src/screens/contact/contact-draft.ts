import type { ContactMessage } from '#client'
import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device-store.ts'
import { emptyMessage } from './contact-message.ts'

const key = 'mela.draft.contact'

/** What was typed and not sent yet; it survives a reload and a lost connection. */
export function contactDraft(store: DeviceStore = deviceStore): ContactMessage {
  const kept = parseJson(store.read(key) ?? '')
  if (!isContent(kept)) return emptyMessage
  return {
    username: textIn(kept, 'username'),
    mailid: textIn(kept, 'mailid'),
    phonenumber: textIn(kept, 'phonenumber'),
    subject: textIn(kept, 'subject'),
    message: textIn(kept, 'message'),
  }
}

export function keepContactDraft(message: ContactMessage, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(message))
}

export function forgetContactDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
