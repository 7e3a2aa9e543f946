import type { ContactMessage } from '#client'
import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'
import { emptyMessage } from './contact-message.ts'

const key = 'mela.draft.contact'

/** What was typed and not sent yet; it survives a reload and a lost connection. */
export function contactDraft(store: DeviceStore = deviceStore): ContactMessage {
  const stored = parseJson(store.read(key) ?? '')
  if (!isContent(stored)) return emptyMessage
  return {
    username: textIn(stored, 'username'),
    mailid: textIn(stored, 'mailid'),
    phonenumber: textIn(stored, 'phonenumber'),
    subject: textIn(stored, 'subject'),
    message: textIn(stored, 'message'),
  }
}

export function storeContactDraft(message: ContactMessage, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(message))
}

export function forgetContactDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
