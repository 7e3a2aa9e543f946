import type { Channel } from '../notification/channels.rules.ts'
import { fillTemplate } from './fill-template.rules.ts'
import type { NotificationEvent } from '../notification/notification-event.rules.ts'
import type { Wording } from './message-template.rules.ts'

/** What stands where a secret will be. */
export const MASK = '••••••'

export interface Worded {
  readonly subject: string
  readonly body: string
  /** The secrets, in the order in which they stand in subject and body. */
  readonly sealed: readonly string[]
}

const LONGEST_SUBJECT = 200

/** Breaks in a subject would be new headers of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** A wording with the values of what happened. Nothing in a value can pass for a mask, a header or a control. */
export function wordMessage(
  { values: names, secrets = [] }: Pick<NotificationEvent, 'values' | 'secrets'>,
  wording: Pick<Wording, 'subject' | 'body'>,
  values: Readonly<Record<string, string>>,
): Worded {
  const sealed: string[] = []
  const valueOf = (name: string): string => {
    const value = names.includes(name) ? (values[name] ?? '') : ''
    if (!secrets.includes(name)) return withoutControls(value).replaceAll('•', '·')
    sealed.push(value)
    return MASK
  }
  const subject = oneLine(fillTemplate(wording.subject, valueOf)).slice(0, LONGEST_SUBJECT)
  return { subject, body: fillTemplate(wording.body, valueOf).trim(), sealed }
}

/** The message as the person gets it. */
export function unseal({ subject, body, sealed }: Worded): Pick<Worded, 'subject' | 'body'> {
  const secrets = [...sealed]
  const open = (text: string) => text.replaceAll(MASK, () => secrets.shift() ?? MASK)
  return { subject: open(subject), body: open(body) }
}

/** Small places get the short text. */
export function wordingFor(channel: Channel, { subject, body, short }: Wording) {
  return { subject, body: channel === 'e-mail' ? body : (short ?? body) }
}
