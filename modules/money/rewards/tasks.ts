import { taskInSteps } from '#framework/tasks'
import { confirmPoints } from './entry/confirm-points.ts'

const EVERY_NIGHT = '40 2 * * *'

export const rewardTasks = [
  taskInSteps('rewards.confirm', (_payload, ctx) => confirmPoints(ctx), EVERY_NIGHT),
]
