import { useId, useState, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { randomKey } from '../../ui/form/random-key.ts'
import type { VolunteerAction } from './use-action.tsx'
import { reportHours } from './volunteer-calls.ts'
import type { MessageId } from '#design/messages'

const empty = (day: string): ReportAnswers => ({ day, hours: '', minutes: '', activity: '' })

export function ReportForm({ action }: { action: VolunteerAction }) {
  const t = useTranslate()
  const id = useId()
  const { today } = useVisit()
  const [keyFor] = useState(() => createReportKey(randomKey))
  const [answers, setAnswers] = useState(() => empty(today))
  const [problems, setProblems] = useState<ReportProblems>({})
  const change = (changes: Partial<ReportAnswers>) => {
    setAnswers({ ...answers, ...changes })
    setProblems({})
  }
  const send = async () => {
    const { day: on_day, activity } = answers
    const input = { on_day, activity: activity.trim(), minutes: minutesIn(answers) }
    const request = reportHours({ ...input, idempotency_key: keyFor(answers) })
    const isDone = await action.run({ name: 'report', request, done: t('volunteers.report_sent') })
    if (isDone) setAnswers(empty(today))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = reportProblems(answers)
    setProblems(found)
    if (Object.keys(found).length === 0) void send()
  }
  const activityId = `${id}-activity`
  const problem = problems.activity && t(problems.activity)
  return (
    <form className="card padded stack" noValidate onSubmit={handleSubmit}>
      <h2>{t('volunteers.report_title')}</h2>
      <p className="dim small">{t('volunteers.report_lead')}</p>
      <FieldFrame
        id={activityId}
        label={t('volunteers.report_activity')}
        isOptional={false}
        problem={problem}
        isAnnounced
      >
        <input
          id={activityId}
          className="input"
          maxLength={120}
          value={answers.activity}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(activityId, { problem })}
          onChange={({ target }) => change({ activity: target.value })}
        />
      </FieldFrame>
      <ReportTime {...{ answers, problems }} latest={today} onChange={change} />
      <div className="actions">
        <button className="button" aria-disabled={action.busy !== null}>
          {t('volunteers.report_send')}
        </button>
      </div>
    </form>
  )
}

interface Props {
  answers: ReportAnswers
  problems: ReportProblems
  /** 'YYYY-MM-DD' */
  latest: string
  onChange: (changes: Partial<ReportAnswers>) => void
}

function ReportTime({ answers, problems, latest, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  const problem = problems.time && t(problems.time)
  const fields = [
    { field: 'hours', label: t('volunteers.report_hours'), problem },
    { field: 'minutes', label: t('volunteers.report_minutes'), problem: undefined },
  ] as const
  return (
    <>
      <FieldFrame id={`${id}-day`} label={t('volunteers.report_day')} isOptional={false} problem={undefined}>
        <input
          id={`${id}-day`}
          className="input"
          type="date"
          max={latest}
          value={answers.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </FieldFrame>
      <div className="two">
        {fields.map(({ field, label, problem: wrong }) => (
          <FieldFrame
            key={field}
            id={`${id}-${field}`}
            label={label}
            isOptional={false}
            problem={wrong}
            isAnnounced
          >
            <input
              id={`${id}-${field}`}
              className="input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={answers[field]}
              aria-invalid={problem !== undefined}
              aria-describedby={describedBy(`${id}-${field}`, { problem: wrong })}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          </FieldFrame>
        ))}
      </div>
    </>
  )
}

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

/** Returns missing answers before anything is sent; the server checks the limits. */
export function reportProblems(answers: ReportAnswers): ReportProblems {
  return {
    ...(minutesIn(answers) > 0 ? {} : { time: 'volunteers.report_time_missing' }),
    ...(answers.activity.trim() === '' ? { activity: 'volunteers.report_activity_missing' } : {}),
  }
}

/** Returns the same key for the same answers, so that repeated requests are one report. */
export function createReportKey(newKey: () => string): (answers: ReportAnswers) => string {
  let last = { content: '', key: '' }
  return (answers) => {
    const content = JSON.stringify(answers)
    if (content !== last.content) last = { content, key: newKey() }
    return last.key
  }
}
