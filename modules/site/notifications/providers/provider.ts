import type { NoticeLanguage } from '../notification/channels.rules.ts'

export interface Outgoing {
  readonly reference: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** Paragraphs of an email's card: heading, figure, note, code, footer. Empty without one. */
  readonly card: readonly string[]
  readonly link: string | null
  readonly language: NoticeLanguage
  readonly event: string
  readonly templateId: string | null
  readonly push: PushTarget | null
  readonly unsubscribe: UnsubscribeLink | null
}

/** Ways to end emails of a topic: by a page, or by a call that the mail program makes. */
export interface UnsubscribeLink {
  readonly label: string
  readonly page: string
  readonly oneClick: string
}

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Provider {
  /** Returns the provider's message ID, if any. All errors except `Refused` are retried. */
  send(message: Outgoing): Promise<string | null>
  close(): void
}

/** A final refusal by the provider. */
export class Refused extends Error {}

export class SubscriptionExpired extends Refused {}

/** Milliseconds until a provider times out. */
export const PATIENCE = 15_000
