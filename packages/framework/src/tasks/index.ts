export { createTaskQueue, type TaskQueue, UnknownTask, type GivenUp } from './task-queue.ts'
export { task, taskInSteps, type SiteSettings, type Task, type TaskPayload } from './task.ts'
