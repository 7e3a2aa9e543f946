export { createTaskQueue, type TaskQueue } from './task-queue.ts'
export { task, type Task, type TaskPayload } from './task.ts'
