import type { Documents } from '#framework/documents'
import type { Context } from '#framework/context'
import { extensionPoint } from '#framework/modules'

export interface PersonalMessage {
  readonly template: 'one_time_code' | 'contact_taken' | 'contact_changed' | 'reset_password' | 'welcome'
  readonly to: {
    readonly user: string | null
    readonly full_name: string | null
    readonly email: string | null
    readonly phone: string | null
  }
  readonly language: 'en' | 'hi' | 'ta'
  /** Values of the template: `code`, `minutes`, `host`; or `link`, `hours`, `host`; or `contact`, `link`, `host`. */
  readonly values: Readonly<Record<string, string>>
  /** Keys of values that grant access: they are masked wherever the message is stored, except in a demo. */
  readonly secrets: readonly string[]
}

export interface Messenger {
  send(message: PersonalMessage, documents: Documents): Promise<void>
}

/** Filled by the module that sends. Without one, messages with secrets are neither sent nor stored. */
export const messenger = extensionPoint<Messenger>('identity.messenger')

export async function sendMessage(
  { extensions }: Context,
  documents: Documents,
  message: PersonalMessage,
): Promise<void> {
  for (const one of extensions(messenger)) await one.send(message, documents)
}
