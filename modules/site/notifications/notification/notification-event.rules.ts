import type { Catalogues } from '#framework/messages'
import { catalogueTexts } from './catalogue-texts.rules.ts'
import type { Channel, EventClass, NoticeLanguage } from './channels.rules.ts'
import { hasStrayBraces, placeholdersOf } from '../template/fill-template.rules.ts'
import type { Wording } from '../template/message-template.rules.ts'

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
