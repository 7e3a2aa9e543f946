import { defineModule } from '#framework/modules'
import { discardDelivery } from './discard-delivery.ts'
import { retryDelivery } from './retry-delivery.ts'
import { discardTask } from './discard-task.ts'
import { retryTask } from './retry-task.ts'
import { EventDelivery } from './event-delivery.doctype.ts'
import { TaskLog } from './task-log.doctype.ts'

export const deadLetters = defineModule({
  name: 'dead_letters',
  deskSection: 'system',
  docTypes: [EventDelivery, TaskLog],
  methods: { retryDelivery, discardDelivery, retryTask, discardTask },
})
