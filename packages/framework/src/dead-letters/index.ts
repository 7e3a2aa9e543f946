export { deadLetters } from './dead-letters.module.ts'
export { recordDeadDelivery, recordDeadTask } from './record-dead-letter.ts'
export { EventDelivery } from './event-delivery.doctype.ts'
export { TaskLog } from './task-log.doctype.ts'
