import { notificationEvent, type NotificationEvent } from './notification-event.ts'

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

interface Said<Value extends string> {
  /** 'room.step'. */
  readonly name: string
  /** What the texts may ask for. */
  readonly values: readonly Value[]
  readonly texts: Texts
}

/** The link opens what is held: wherever a message is kept it is masked. */
export function linkedNotice<Value extends string>({
  name,
  values,
  texts,
}: Said<Value>): LinkedNotice<Value> {
  return {
    toUser: notificationEvent({
      ...{ name, eventClass: 'transactional', values },
      ...{ channels: ['in-app', 'e-mail'], texts },
    }),
    toGuest: notificationEvent({
      ...{ name: `${name}_guest`, eventClass: 'transactional', values: [...values, 'link'] },
      ...{ secrets: ['link'], channels: [['e-mail', 'sms']], texts: withLink(texts) },
    }),
  }
}
