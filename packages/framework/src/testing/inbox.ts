import { messenger, type PersonalMessage } from '#framework/identity'
import { defineModule, type Module } from '#framework/modules'

/** A room that keeps what people would be told, secrets and all. */
export interface Inbox {
  readonly module: Module
  readonly messages: readonly PersonalMessage[]
  /** The last message's value of this name; '' when there is none. */
  last(value: string): string
}

export function testInbox(): Inbox {
  const messages: PersonalMessage[] = []
  const module = defineModule({
    name: 'inbox',
    extensions: [
      messenger.add({
        async send(message) {
          messages.push(message)
        },
      }),
    ],
  })
  return { module, messages, last: (value) => messages.at(-1)?.values[value] ?? '' }
}

/** A clock that a test moves by hand. */
export interface TestClock {
  readonly now: () => Date
  pass(seconds: number): void
}

export function testClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    pass(seconds) {
      offset += seconds * 1000
    },
  }
}
