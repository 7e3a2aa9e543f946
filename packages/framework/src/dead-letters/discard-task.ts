import { method } from '#framework/modules'
import { taskInput, taskAccess, settleTask } from './retry-task.ts'

/** Discards a task that was given up. */
export const discardTask = method({
  access: taskAccess,
  input: taskInput,
  async run({ input: { name }, documents }) {
    await settleTask(documents, name, 'discarded')
  },
})
