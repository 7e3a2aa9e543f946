import type { Catalogues } from '#framework/messages'
import type { Channel, EventClass, NoticeLanguage } from './channels.rules.ts'
import { hasStrayBraces, placeholdersOf, type Wording } from '../template/fill-template.rules.ts'
import type { Catalogue } from '#meta'

/** Something that people are told of. The room in which it happens declares it. */
export interface NotificationEvent<Value extends string = string> {
  /** `room.what_happened`, like the signal. */
  readonly name: string
  readonly eventClass: EventClass
  /** What the texts may ask for: `{{ name }}`. */
  readonly values: readonly Value[]
  /** Those of the values that open something: wherever the message is kept they are masked. */
  readonly secrets?: readonly Value[]
  /** Those of the values that staff wrote: they keep their web addresses, whoever is told. */
  readonly staffWords?: readonly Value[]
  /** Later than this nobody wants it any more. */
  readonly lifetimeMinutes?: number
  /** Every channel named; of a list, the first that reaches the person. */
  readonly channels: readonly (Channel | readonly Channel[])[]
  readonly texts: Readonly<Record<NoticeLanguage, Wording>>
}

function partsOf({ subject, body, short = '' }: Wording): readonly string[] {
  return [subject, body, short]
}

/** What texts ask for that an event does not have. */
export function unknownPlaceholders(values: readonly string[], texts: readonly string[]): readonly string[] {
  return texts.flatMap(placeholdersOf).filter((name) => !values.includes(name))
}

type WithoutTexts<Value extends string> = Omit<NotificationEvent<Value>, 'texts'>

/** An event whose texts stand in the catalogues of its module, as `notice.<name>.subject`, `.body` and `.short`. */
interface Catalogued<Value extends string> extends WithoutTexts<Value> {
  readonly messages: Catalogues
}

function withTexts<Value extends string>(
  event: NotificationEvent<Value> | Catalogued<Value>,
): NotificationEvent<Value> {
  if ('texts' in event) return event
  const { messages, ...rest } = event
  return { ...rest, texts: catalogueTexts(messages, event.name) }
}

/** Declares an event; throws when its texts ask for what it does not have. */
export function notificationEvent<const Value extends string>(
  event: NotificationEvent<Value> | Catalogued<Value>,
): NotificationEvent<Value> {
  const declared = withTexts(event)
  const texts = Object.values(declared.texts).flatMap(partsOf)
  const [unknown] = unknownPlaceholders(event.values, texts)
  if (unknown !== undefined) throw new Error(`${event.name} has no value ${unknown}`)
  if (texts.some(hasStrayBraces)) throw new Error(`A text of ${event.name} has braces that mean nothing`)
  return declared
}

/** A text of a catalogue as the office writes its own templates: `{name}` is `{{ name }}` there. */
const asTemplate = (text: string): string => text.replaceAll(/\{(\w+)\}/g, '{{ $1 }}')

function wordingIn(catalogue: Catalogue, name: string): Wording {
  const [subject, body, short] = ['subject', 'body', 'short'].map(
    (part) => catalogue[`notice.${name}.${part}`],
  )
  if (subject === undefined || body === undefined) throw new Error(`${name} has no texts in messages/*.json`)
  const wording = { subject: asTemplate(subject), body: asTemplate(body) }
  return short === undefined ? wording : { ...wording, short: asTemplate(short) }
}

/** The texts of a notification event in every language, out of its module's catalogues. */
function catalogueTexts({ en, hi, ta }: Catalogues, name: string): Readonly<Record<NoticeLanguage, Wording>> {
  return { en: wordingIn(en, name), hi: wordingIn(hi, name), ta: wordingIn(ta, name) }
}

type Texts = NotificationEvent['texts']

/** One step of something that people hold, as it is told to whoever is signed in, and to guests with a link. */
export interface LinkedNotice<Value extends string> {
  readonly toUser: NotificationEvent<Value>
  readonly toGuest: NotificationEvent<Value | 'link'>
}

function withLink(texts: Texts): Texts {
  const added = ({ subject, body, short }: Texts['en']) => ({
    subject,
    body: `${body}\n\n{{ link }}`,
    short: `${short ?? subject} {{ link }}`,
  })
  return { en: added(texts.en), hi: added(texts.hi), ta: added(texts.ta) }
}

interface Step<Value extends string> {
  /** 'module.step': the id of its texts is `notice.<name>`. */
  readonly name: string
  /** What the texts may ask for. */
  readonly values: readonly Value[]
  readonly messages: Catalogues
}

/** The link opens what is held: wherever a message is kept it is masked. */
export function linkedNotice<Value extends string>(step: Step<Value>): LinkedNotice<Value> {
  const { name, values, messages } = step
  return {
    toUser: notificationEvent({
      ...{ name, eventClass: 'transactional', values },
      ...{ channels: ['in-app', 'e-mail'], messages },
    }),
    toGuest: notificationEvent({
      ...{ name: `${name}_guest`, eventClass: 'transactional', values: [...values, 'link'] },
      ...{ secrets: ['link'], channels: [['e-mail', 'sms']] },
      texts: withLink(catalogueTexts(messages, name)),
    }),
  }
}
