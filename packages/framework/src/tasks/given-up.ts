import type { JobWithMetadata } from 'pg-boss'
import type { TaskPayload } from './task.ts'

/** A task that will not be tried again by itself. */
export interface GivenUp {
  readonly task: string
  readonly payload: TaskPayload
  readonly attempts: number
  readonly error: string
}

function reasonIn(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message)
  return 'It ended without a word: its server stopped, or it ran for too long'
}

/** What pg-boss knows of a job that it moved among the dead. */
export function readGivenUp(
  job: Pick<JobWithMetadata<TaskPayload>, 'data' | 'sourceName' | 'sourceRetryCount' | 'sourceOutput'>,
): GivenUp {
  return {
    task: job.sourceName ?? '',
    payload: job.data,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    error: reasonIn(job.sourceOutput),
  }
}
