export const channels = ['in-app', 'e-mail', 'sms', 'whatsapp', 'push'] as const

export type Channel = (typeof channels)[number]

export const outsideChannels = ['e-mail', 'sms', 'whatsapp', 'push'] as const

export type OutsideChannel = (typeof outsideChannels)[number]

/**
 * security: requested for sign-in, always sent. transactional: about the person's own affairs, on unless disabled.
 * promotional: off unless enabled, except in the app.
 */
export const eventClasses = ['security', 'transactional', 'promotional'] as const

export type EventClass = (typeof eventClasses)[number]

export const noticeLanguages = ['en', 'hi', 'ta'] as const

export type NoticeLanguage = (typeof noticeLanguages)[number]

export function isOutside(channel: Channel): channel is OutsideChannel {
  return channel !== 'in-app'
}
