import type { NoticeLanguage } from '../notification/channels.rules.ts'

export interface Outgoing {
  readonly reference: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link: string | null
  readonly language: NoticeLanguage
  readonly event: string
  readonly templateId: string | null
  readonly push: PushTarget | null
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
