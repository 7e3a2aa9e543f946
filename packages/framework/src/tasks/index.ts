export { forEachInSteps, type NamePage } from './for-each-in-steps.ts'
export {
  createTaskQueue,
  type TaskQueue,
  UnknownTask,
  type GivenUp,
  task,
  taskInSteps,
  type SiteSettings,
  type Task,
  type TaskPayload,
} from './task-queue.ts'
