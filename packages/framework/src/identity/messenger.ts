import type { Documents } from '#framework/documents'
import type { Context } from '#framework/context'
import { extensionPoint } from '#framework/modules'

/** What a person is told so that he can come in. */
export interface PersonalMessage {
  readonly template: 'one_time_code' | 'contact_taken' | 'contact_changed' | 'reset_password' | 'welcome'
  readonly to: {
    /** Null when a number is not yet anybody's. */
    readonly user: string | null
    readonly full_name: string | null
    readonly email: string | null
    readonly phone: string | null
  }
  readonly language: 'en' | 'hi' | 'ta'
  /** What the template fills in: `code`, `minutes`, `host`; or `link`, `hours`, `host`; or `contact`, `link`, `host`. */
  readonly values: Readonly<Record<string, string>>
  /** Those of the values that open something: wherever the message is kept they are masked, save in a demo. */
  readonly secrets: readonly string[]
}

/** A way to reach people. `documents` acts for the system, in the transaction that made the message's secret. */
export interface Messenger {
  send(message: PersonalMessage, documents: Documents): Promise<void>
}

/**
 * Filled by the room that sends. Until one does, messages with secrets are neither sent nor kept: a secret that lies
 * about is worse than one that is not told.
 */
export const messenger = extensionPoint<Messenger>('identity.messenger')

export async function sendMessage(
  { extensions }: Context,
  documents: Documents,
  message: PersonalMessage,
): Promise<void> {
  for (const one of extensions(messenger)) await one.send(message, documents)
}
