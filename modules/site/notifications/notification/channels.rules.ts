/** The ways to a person. */
export const channels = ['in-app', 'e-mail', 'sms', 'whatsapp', 'push'] as const

export type Channel = (typeof channels)[number]

/** Those whose messages leave the house through the outbox. */
export const outsideChannels = ['e-mail', 'sms', 'whatsapp', 'push'] as const

export type OutsideChannel = (typeof outsideChannels)[number]

/**
 * security: what somebody asked for to come in; nothing holds it back. transactional: about his own affairs; on unless
 * he says no. promotional: what we would like him to know; off unless he says yes, in the app excepted.
 */
export const eventClasses = ['security', 'transactional', 'promotional'] as const

export type EventClass = (typeof eventClasses)[number]

export const noticeLanguages = ['en', 'hi', 'ta'] as const

export type NoticeLanguage = (typeof noticeLanguages)[number]

export function isOutside(channel: Channel): channel is OutsideChannel {
  return channel !== 'in-app'
}
