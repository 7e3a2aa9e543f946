import { useRef, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { TextBox } from '../../ui/market/text-box.tsx'
import { focusFirstWrong } from '../../ui/market/typed.ts'
import { useTypedFields } from '../../ui/market/use-typed-fields.ts'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { problemsOf, type WrittenApplication } from './apply-problems.ts'
import { sendApplication } from './job-calls.ts'
import { ResumeField } from './resume-field.tsx'

interface Props {
  /** Its name. */
  opening: string
  /** What stands in the fields before anything is typed. */
  first: WrittenApplication
  onSent: () => void
}

export function ApplyForm({ opening, first, onSent }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { answers, field, setProblems } = useTypedFields<keyof WrittenApplication>(first)
  /** The résumé's address, also while it is on its way: nothing is sent without what was chosen. */
  const resume = useRef<Promise<string | null>>(Promise.resolve(null))
  const asking = useAsking((error) => refusal(error, t('jobs.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemsOf(answers)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstWrong(form.current)
    void asking.ask(async () => {
      await sendApplication({ ...answers, opening, resume: await resume.current })
      onSent()
    })
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h2>{t('jobs.apply_title')}</h2>
      <p className="small dim">{t('jobs.apply_lead')}</p>
      <TextBox {...field('applicant_name')} label={t('jobs.name')} autoComplete="name" longest={80} />
      <TextBox
        {...field('email')}
        label={t('jobs.email')}
        type="email"
        autoComplete="email"
        isOptional={answers.phone.trim() !== ''}
      />
      <TextBox
        {...field('phone')}
        label={t('jobs.phone')}
        type="tel"
        autoComplete="tel"
        longest={20}
        isOptional={answers.email.trim() !== ''}
      />
      <TextBox {...field('cover_note')} label={t('jobs.note')} type="long" longest={4000} isOptional />
      <ResumeField
        onPicked={(address) => {
          resume.current = address
        }}
      />
      <ProblemNote problem={asking.problem} />
      <button className="button" aria-disabled={asking.isBusy}>
        {t(asking.isBusy ? 'jobs.sending' : 'jobs.send')}
      </button>
    </form>
  )
}
