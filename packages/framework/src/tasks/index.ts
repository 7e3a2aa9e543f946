export { createTaskQueue, type TaskQueue } from './task-queue.ts'
export { task, type Site, type Task, type TaskPayload } from './task.ts'
