import type { Catalogues } from '#framework/messages'
import type { Channel, EventClass, NoticeLanguage } from './channels.rules.ts'
import {
  fillTemplate,
  hasStrayBraces,
  placeholdersOf,
  type Wording,
} from '../template/fill-template.rules.ts'
import type { Catalogue } from '#meta'

export interface NotificationEvent<Value extends string = string> {
  /** `module.what_happened`, like the domain event. */
  readonly name: string
  /** Its name in the last release: the organisation's templates and notifications under it count. */
  readonly renamedFrom?: string | undefined
  readonly eventClass: EventClass
  readonly values: readonly Value[]
  /** Values by their names in the last release, which templates may still hold. */
  readonly renamedValues?: Readonly<Record<string, Value>>
  /** Secret values, such as links and codes, masked in stored messages. */
  readonly secrets?: readonly Value[]
  readonly staffWords?: readonly Value[]
  /** Minutes after which the message is obsolete. */
  readonly lifetimeMinutes?: number
  readonly channels: readonly (Channel | readonly Channel[])[]
  readonly texts: Readonly<Record<NoticeLanguage, Wording>>
}

/** The names under which an event may be stored. */
export function namesOfEvent({
  name,
  renamedFrom,
}: Pick<NotificationEvent, 'name' | 'renamedFrom'>): string[] {
  return renamedFrom === undefined ? [name] : [name, renamedFrom]
}

/** A template's text with the names that values have now. */
export function withCurrentValues(
  { renamedValues = {} }: Pick<NotificationEvent, 'renamedValues'>,
  text: string,
): string {
  return fillTemplate(text, (name) => `{{ ${renamedValues[name] ?? name} }}`)
}

function partsOf({ subject, body, short = '', card = '' }: Wording): readonly string[] {
  return [subject, body, short, card]
}

export function unknownPlaceholders(values: readonly string[], texts: readonly string[]): readonly string[] {
  return texts.flatMap(placeholdersOf).filter((name) => !values.includes(name))
}

type WithoutTexts<Value extends string> = Omit<NotificationEvent<Value>, 'texts'>

/** An event whose texts are in its module's catalogues: `notice.<name>.subject`, `.body`, `.short` and `.card`. */
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

/** Declares an event; throws when its texts use unknown placeholders. */
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

const asTemplate = (text: string): string => text.replaceAll(/\{(\w+)\}/g, '{{ $1 }}')

function wordingIn(catalogue: Catalogue, name: string): Wording {
  const [subject, body, short, card] = ['subject', 'body', 'short', 'card'].map(
    (part) => catalogue[`notice.${name}.${part}`],
  )
  if (subject === undefined || body === undefined) throw new Error(`${name} has no texts in messages/*.json`)
  const wording = { subject: asTemplate(subject), body: asTemplate(body) }
  return {
    ...wording,
    ...(short === undefined ? {} : { short: asTemplate(short) }),
    ...(card === undefined ? {} : { card: asTemplate(card) }),
  }
}

function catalogueTexts({ en, hi, ta }: Catalogues, name: string): Readonly<Record<NoticeLanguage, Wording>> {
  return { en: wordingIn(en, name), hi: wordingIn(hi, name), ta: wordingIn(ta, name) }
}

type Texts = NotificationEvent['texts']

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
  /** 'module.step'; the ID of its texts is `notice.<name>`. */
  readonly name: string
  readonly renamedFrom?: string | undefined
  readonly values: readonly Value[]
  readonly messages: Catalogues
}

/** Declares both events. The guest's link gives access, so it is masked in stored messages. */
export function linkedNotice<Value extends string>(step: Step<Value>): LinkedNotice<Value> {
  const { name, renamedFrom, values, messages } = step
  return {
    toUser: notificationEvent({
      ...{ name, renamedFrom, eventClass: 'transactional', values },
      ...{ channels: ['in-app', 'e-mail'], messages },
    }),
    toGuest: notificationEvent({
      ...{ name: `${name}_guest`, renamedFrom: renamedFrom && `${renamedFrom}_guest` },
      ...{ eventClass: 'transactional', values: [...values, 'link'] },
      ...{ secrets: ['link'], channels: [['e-mail', 'sms']] },
      texts: withLink(catalogueTexts(messages, name)),
    }),
  }
}
