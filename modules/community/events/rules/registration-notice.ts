import { notificationEvent, type NotificationEvent } from '#site/notifications'

/** What the texts of registrations may ask for. */
export const noticeValues = [
  'contact',
  'event',
  'day',
  'venue',
  'seats',
  'amount',
  'owed',
  'until',
  'number',
] as const

export type NoticeValue = (typeof noticeValues)[number]

type Texts = NotificationEvent['texts']

/** One step of a registration, as it is told to whoever is signed in, and to guests with a link. */
export interface RegistrationNotice {
  readonly toUser: NotificationEvent<NoticeValue>
  readonly toGuest: NotificationEvent<NoticeValue | 'link'>
}

function withLink(texts: Texts): Texts {
  const added = ({ subject, body, short }: Texts['en']) => ({
    subject,
    body: `${body}\n\n{{ link }}`,
    short: `${short ?? subject} {{ link }}`,
  })
  return { en: added(texts.en), hi: added(texts.hi), ta: added(texts.ta) }
}

/** The link opens the registration: wherever a message is kept it is masked. */
export function registrationNotice(name: string, texts: Texts): RegistrationNotice {
  return {
    toUser: notificationEvent({
      ...{ name: `events.${name}`, eventClass: 'transactional', values: noticeValues },
      ...{ channels: ['in-app', 'e-mail'], texts },
    }),
    toGuest: notificationEvent({
      ...{ name: `events.${name}_guest`, eventClass: 'transactional', values: [...noticeValues, 'link'] },
      ...{ secrets: ['link'], channels: [['e-mail', 'sms']], texts: withLink(texts) },
    }),
  }
}
