import { useId } from 'react'
import { useSay } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import type { ReportAnswers, ReportProblems } from './report-answers.ts'

interface Props {
  answers: ReportAnswers
  problems: ReportProblems
  /** 'YYYY-MM-DD' */
  latest: string
  onChange: (changes: Partial<ReportAnswers>) => void
}

export function ReportTime({ answers, problems, latest, onChange }: Props) {
  const say = useSay()
  const id = useId()
  const problem = problems.time && say(problems.time)
  const fields = [
    { field: 'hours', label: say('volunteers.report_hours'), problem },
    { field: 'minutes', label: say('volunteers.report_minutes'), problem: undefined },
  ] as const
  return (
    <>
      <FieldFrame
        id={`${id}-day`}
        label={say('volunteers.report_day')}
        isOptional={false}
        problem={undefined}
      >
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
            isTold
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
