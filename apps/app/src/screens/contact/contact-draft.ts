import type { ContactMessage } from '#client'
import { deviceStore, type DeviceStore } from '../../data/device-store.ts'
import { emptyMessage } from './contact-message.ts'

const key = 'mela.draft.contact'

/** What was typed and not sent yet; it survives a reload and a lost connection. */
export function contactDraft(store: DeviceStore = deviceStore): ContactMessage {
  try {
    const kept: Partial<ContactMessage> = JSON.parse(store.read(key) ?? '{}')
    return { ...emptyMessage, ...kept }
  } catch {
    return emptyMessage
  }
}

export function keepContactDraft(message: ContactMessage, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(message))
}

export function forgetContactDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
