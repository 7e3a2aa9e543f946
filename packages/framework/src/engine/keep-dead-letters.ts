import type { DocType, Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { keepDeadDelivery, keepDeadTask, SignalDelivery, TaskLog } from '#framework/dead-letters'
import type { DeadDelivery } from '#framework/signals'
import type { GivenUp } from '#framework/tasks'

type Write = (run: (documents: Documents) => Promise<void>) => Promise<void>

/** Keeps what could not be done however often it was tried; on a site without that room it has only been reported. */
export function keepDeadLetters(registry: Registry, write: Write) {
  const hasRoomFor = (type: DocType) => registry.find(type.name) === type
  return {
    async onDead(delivery: DeadDelivery): Promise<void> {
      if (hasRoomFor(SignalDelivery)) await write((documents) => keepDeadDelivery(documents, delivery))
    },
    async onGivenUp(task: GivenUp): Promise<void> {
      if (hasRoomFor(TaskLog)) await write((documents) => keepDeadTask(documents, task))
    },
  }
}
