import type { NoticeLanguage } from '../notification/channels.rules.ts'

/** A message as a provider gets it: with its secrets in place, and with whole addresses. */
export interface Outgoing {
  /** Ours; a provider that is given it twice may know it again. */
  readonly reference: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link: string | null
  readonly language: NoticeLanguage
  /** Name of the event, for providers that must be told what kind of message it is. */
  readonly event: string
  readonly templateId: string | null
  /** Where a push goes; null on other channels. */
  readonly push: PushTarget | null
}

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Somebody who carries messages of one channel. */
export interface Provider {
  /** Answers the provider's own name for the message, if it gives one. Every failure but `Refused` is tried again. */
  send(message: Outgoing): Promise<string | null>
  close(): void
}

/** The provider will never take this message. */
export class Refused extends Error {}

/** There is nobody at this address any more. */
export class SubscriptionExpired extends Refused {}

/** Milliseconds that a provider may take for one message. */
export const PATIENCE = 15_000
