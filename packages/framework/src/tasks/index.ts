export { createTaskQueue, type TaskQueue, UnknownTask, type GivenUp } from './task-queue.ts'
export {
  task,
  taskInSteps,
  type BucketSettings,
  type MailSettings,
  type MapsSettings,
  type MessageSettings,
  type PaymentSettings,
  type SiteSettings,
  type Task,
  type TaskPayload,
} from './task.ts'
