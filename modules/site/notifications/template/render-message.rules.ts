import type { Channel } from '../notification/channels.rules.ts'
import { fillTemplate, type Wording } from './fill-template.rules.ts'
import type { NotificationEvent } from '../notification/notification-event.rules.ts'
import { isDate } from '#meta'

export const MASK = '••••••'

export interface Worded {
  readonly subject: string
  readonly body: string
  /** Paragraphs of the email's card; empty without one. */
  readonly card: readonly string[]
  /** Values that the masks stand for, in their order. */
  readonly secretValues: readonly string[]
}

const LONGEST_SUBJECT = 200

/** Replaces line breaks, which would inject e-mail headers. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** Renders a text with values. Values cannot inject masks, headers or control characters. */
export function wordMessage(
  { values: names, secrets = [] }: Pick<NotificationEvent, 'values' | 'secrets'>,
  wording: Pick<Wording, 'subject' | 'body' | 'card'>,
  values: Readonly<Record<string, string>>,
): Worded {
  const secretValues: string[] = []
  const valueOf = (name: string): string => {
    const value = names.includes(name) ? (values[name] ?? '') : ''
    if (!secrets.includes(name)) return withoutControls(value).replaceAll('•', '·')
    secretValues.push(value)
    return MASK
  }
  const subject = oneLine(fillTemplate(wording.subject, valueOf)).slice(0, LONGEST_SUBJECT)
  const body = fillTemplate(wording.body, valueOf).trim()
  // Split before the values are filled in, so that a value of several paragraphs stays in its place.
  const paragraphs = wording.card?.split('\n\n') ?? []
  const card = paragraphs.map((paragraph) => fillTemplate(paragraph, valueOf).trim())
  return { subject, body, card, secretValues }
}

export function restoreSecrets({
  subject,
  body,
  card,
  secretValues,
}: Worded): Pick<Worded, 'subject' | 'body' | 'card'> {
  const secrets = [...secretValues]
  const restore = (text: string) => text.replaceAll(MASK, () => secrets.shift() ?? MASK)
  return { subject: restore(subject), body: restore(body), card: card.map(restore) }
}

export function wordingFor(channel: Channel, { subject, body, short, card }: Wording) {
  if (channel !== 'e-mail') return { subject, body: short ?? body }
  return { subject, body, ...(card === undefined ? {} : { card }) }
}

/** A date or local time of the site, as in documents. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::\d{2}(?:\.\d+)?)?)?$/

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

const clock = { hour: 'numeric', minute: '2-digit' } as const

function shownMoment(value: string, language: string): string {
  const [, date = '', time] = MOMENT.exec(value) ?? []
  if (!isDate(date)) return value
  const style = time === undefined ? day : { ...day, ...clock }
  const formatter = new Intl.DateTimeFormat(`${language}-IN`, { ...style, timeZone: 'UTC' })
  return formatter.format(new Date(`${date}T${time ?? '00:00'}:00Z`))
}

export function shownValues(
  values: Readonly<Record<string, string>>,
  language: string,
): Readonly<Record<string, string>> {
  const shown = ([name, value]: readonly [string, string]) => [name, shownMoment(value, language)] as const
  return Object.fromEntries(Object.entries(values).map(shown))
}

/**
 * Breaks up URLs in a guest's text to an unconfirmed address, so that mail programs do not link them. Otherwise the
 * site's e-mail could spread a stranger's links.
 */
export function withoutAddresses(words: string): string {
  return words
    .replaceAll('://', ' ')
    .replace(/\bwww\./giu, 'www ')
    .replace(/(?<=[\p{L}\d])\.(?=[a-z]{2})/giu, '. ')
}
