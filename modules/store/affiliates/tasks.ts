import { taskInSteps } from '#framework/tasks'
import { confirmCommissions } from './commission/confirm-commissions.ts'

const EVERY_NIGHT = '50 2 * * *'

export const affiliateTasks = [
  taskInSteps('affiliates.confirm', (_payload, ctx) => confirmCommissions(ctx), EVERY_NIGHT),
]
