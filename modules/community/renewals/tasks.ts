import { task } from '#framework/tasks'
import { clearAway } from './actions/clear-away.ts'

const EVERY_HOUR = '41 * * * *'

export const renewalTasks = [
  task(
    'renewals.clear_away',
    (_payload, documents, { timeZone }) => clearAway(documents, timeZone),
    EVERY_HOUR,
  ),
]
