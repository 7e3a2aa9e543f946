export { createTaskQueue, type TaskQueue } from './task-queue.ts'
export type { GivenUp } from './given-up.ts'
export {
  task,
  taskInSteps,
  type BucketSettings,
  type MailSettings,
  type MapsSettings,
  type MessageSettings,
  type PaymentSettings,
  type Site,
  type Step,
  type Task,
  type TaskPlace,
  type TaskPayload,
} from './task.ts'
export { UnknownTask } from './unknown-task.ts'
