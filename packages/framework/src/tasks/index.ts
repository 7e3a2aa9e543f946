export { createTaskQueue, type TaskQueue, UnknownTask, type GivenUp } from './task-queue.ts'
export {
  task,
  taskInSteps,
  type Site,
  type Step,
  type Task,
  type TaskPlace,
  type TaskPayload,
} from './task.ts'
