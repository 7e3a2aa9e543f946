import type { MessageId } from '#design/messages'

export interface ReportAnswers {
  day: string
  hours: string
  minutes: string
  activity: string
}

export type ReportProblems = Partial<Record<'time' | 'activity', MessageId>>

const numberOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0)

export function minutesIn({ hours, minutes }: ReportAnswers): number {
  return numberOf(hours) * 60 + numberOf(minutes)
}

/** What can be seen to be missing before anything is sent; bounds are the server's. */
export function problemsIn(answers: ReportAnswers): ReportProblems {
  return {
    ...(minutesIn(answers) > 0 ? {} : { time: 'volunteers.report_time_missing' }),
    ...(answers.activity.trim() === '' ? { activity: 'volunteers.report_activity_missing' } : {}),
  }
}

/** The same answers are one report however often they are sent; other answers are another one. */
export function createReportKey(newKey: () => string): (answers: ReportAnswers) => string {
  let last = { content: '', key: '' }
  return (answers) => {
    const content = JSON.stringify(answers)
    if (content !== last.content) last = { content, key: newKey() }
    return last.key
  }
}
