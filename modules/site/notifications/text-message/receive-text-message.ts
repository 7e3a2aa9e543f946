import { createHash, timingSafeEqual } from 'node:crypto'
import { longText, phone, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { NotificationSettings } from '../outbox/notification-settings.doctype.ts'
import { StoppedNumber } from './stopped-number.doctype.ts'
import { notificationErrors } from '../errors.ts'
import { singleLine } from '#meta'

const digest = (text: string) => createHash('sha256').update(text).digest()

async function requireCarrier(documents: Documents, key: string): Promise<void> {
  const ours = await documents.secret(NotificationSettings, NotificationSettings.name, 'incoming_key')
  if (ours === null || !timingSafeEqual(digest(ours), digest(key))) throw notificationErrors.wrong_key()
}

/** Receives a reply to a text message from the carrier: STOP blocks the number, START unblocks it. */
export const receiveTextMessage = method({
  access: anyone,
  input: {
    from: phone({ required: true }),
    text: longText({ maxLength: 2000 }),
    key: text({ required: true, maxLength: 512 }),
  },
  async run({ input: { from, text: answer, key }, documents }) {
    const system = documents.asSystem()
    await requireCarrier(system, key)
    const word = readStopWord(answer ?? '')
    const [stopped] = await system.find(StoppedNumber, { where: { phone: from }, fields: ['name'] })
    if (word === 'stop' && !stopped)
      await system.insert(StoppedNumber, {
        phone: from,
        word: answer === null ? null : singleLine(answer).slice(0, 140),
      })
    if (word === 'start' && stopped) await system.delete(StoppedNumber, stopped.name)
  },
})

const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'रोकें', 'बंद', 'நிறுத்து'])

const startWords = new Set(['start', 'unstop', 'शुरू', 'தொடங்கு'])

/** Parses the request of a reply; null for other text. */
export function readStopWord(text: string): 'stop' | 'start' | null {
  const [word = ''] = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[\s.!,।]+/)
  if (stopWords.has(word)) return 'stop'
  return startWords.has(word) ? 'start' : null
}
