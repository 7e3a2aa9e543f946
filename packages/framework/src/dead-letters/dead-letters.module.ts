import { defineModule } from '#framework/modules'
import { discardDelivery, retryDelivery } from './settle-delivery.ts'
import { discardTask, retryTask } from './settle-task.ts'
import { SignalDelivery } from './signal-delivery.doctype.ts'
import { TaskLog } from './task-log.doctype.ts'

/** What the server could not do however often it tried, where a person can see it and decide. */
export const deadLetters = defineModule({
  name: 'dead_letters',
  shelf: 'system',
  docTypes: [SignalDelivery, TaskLog],
  methods: { retryDelivery, discardDelivery, retryTask, discardTask },
})
