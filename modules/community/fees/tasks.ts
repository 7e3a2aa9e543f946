import { taskInSteps } from '#framework/tasks'
import { remindOfFees } from './actions/remind.ts'

const EVERY_MORNING = '30 6 * * *'

export const feeTasks = [taskInSteps('fees.remind', (_payload, step) => remindOfFees(step), EVERY_MORNING)]
