import { notificationEvent, type NotificationEvent } from '#site/notifications'

/** What the texts of orders may ask for. */
const noticeValues = [
  'contact',
  'number',
  'amount',
  'seller',
  'what',
  'promised',
  'carrier',
  'tracking',
  'answer',
] as const

export type NoticeValue = (typeof noticeValues)[number]

type Texts = NotificationEvent['texts']

/** One step of an order, as it is told to whoever is signed in, and to guests with a link. */
export interface OrderNotice {
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

/** The link opens the order: wherever a message is kept it is masked. */
export function orderNotice(name: string, texts: Texts): OrderNotice {
  return {
    toUser: notificationEvent({
      ...{ name: `orders.${name}`, eventClass: 'transactional', values: noticeValues },
      ...{ channels: ['in-app', 'e-mail'], texts },
    }),
    toGuest: notificationEvent({
      ...{ name: `orders.${name}_guest`, eventClass: 'transactional', values: [...noticeValues, 'link'] },
      ...{ secrets: ['link'], channels: [['e-mail', 'sms']], texts: withLink(texts) },
    }),
  }
}
