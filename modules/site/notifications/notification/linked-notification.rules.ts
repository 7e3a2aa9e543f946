import type { Catalogues } from '#framework/messages'
import { catalogueTexts } from './catalogue-texts.rules.ts'
import { notificationEvent, type NotificationEvent } from './notification-event.rules.ts'

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
