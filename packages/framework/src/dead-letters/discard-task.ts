import { method } from '#framework/modules'
import { input, access, settle } from './retry-task.ts'

/** Discards a task that was given up. */
export const discardTask = method({
  access,
  input,
  async run({ input: { name }, documents }) {
    await settle(documents, name, 'discarded')
  },
})
