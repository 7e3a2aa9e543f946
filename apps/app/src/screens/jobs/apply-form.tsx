import { useMutation } from '@tanstack/react-query'
import { documentAttachOutline } from 'ionicons/icons'
import { useRef, type SubmitEvent, useId } from 'react'
import { useTranslate } from '../../language/text.ts'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { focusFirstWrong, looksLikeEmail, useTypedFields } from '../../ui/market/typed-fields.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { sendApplication, type MyJobs } from './job-calls.ts'
import type { MessageId } from '#design/messages'
import { MelaError, upload } from '#client'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TooLargeAlert } from '../../ui/upload/message-alert.tsx'
import styles from '../../ui/form/pick-and-upload.module.css'

interface Props {
  opening: string
  first: WrittenApplication
  onSent: () => void
}

export function ApplyForm({ opening, first, onSent }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { answers, field, setProblems } = useTypedFields<keyof WrittenApplication>(first)
  /** The résumé's address, also while it is uploading: the application waits for a chosen file. */
  const resume = useRef<Promise<string | null>>(Promise.resolve(null))
  const asking = useAction((error) => refusal(error, t('jobs.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = applicationProblems(answers)
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

export interface WrittenApplication {
  applicant_name: string
  email: string
  phone: string
  cover_note: string
}

export const nothingWritten: WrittenApplication = { applicant_name: '', email: '', phone: '', cover_note: '' }

export function writtenBy({ full_name, email, phone }: MyJobs['account']): WrittenApplication {
  return { ...nothingWritten, applicant_name: full_name, email: email ?? '', phone: phone ?? '' }
}

export function applicationProblems({
  applicant_name,
  email,
  phone,
}: WrittenApplication): Partial<Record<keyof WrittenApplication, MessageId>> {
  const cannotBeReached = email.trim() === '' && phone.trim() === ''
  const isWrong = email.trim() !== '' && !looksLikeEmail(email)
  return {
    ...(applicant_name.trim() === '' ? { applicant_name: 'jobs.name_missing' as const } : {}),
    ...(cannotBeReached ? { email: 'jobs.reach_missing' as const } : {}),
    ...(isWrong ? { email: 'jobs.email_wrong' as const } : {}),
  }
}

interface ResumeFieldProps {
  /** Called at once with the upload's promise, which rejects when the upload fails. */
  onPicked: (address: Promise<string | null>) => void
}

/** Uploads a résumé. The file is private from the start: only the applicant and the office read it. */
function ResumeField({ onPicked }: ResumeFieldProps) {
  const id = useId()
  const t = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const { picked, problem, isTooLarge, handlePick, handleSeen } = usePicking(onPicked)
  const help = t('jobs.resume_help')
  return (
    <FieldFrame id={id} label={t('jobs.resume')} isOptional help={help} problem={problem} isAnnounced>
      <label className={`button line ${styles.photosButton}`}>
        <Icon of={documentAttachOutline} />
        {t('jobs.choose_file')}
        <input
          ref={picker}
          id={id}
          type="file"
          className="visually-hidden"
          accept=".pdf,.doc,.docx,.odt,.txt,image/*"
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { help, problem })}
          onChange={({ target }) => handlePick(target)}
        />
      </label>
      {picked !== undefined && <p className="small">{picked}</p>}
      {isTooLarge && (
        <TooLargeAlert
          text={t('alerts.file_size_limit')}
          onClosed={() => {
            handleSeen()
            picker.current?.focus()
          }}
        />
      )}
    </FieldFrame>
  )
}

function usePicking(onPicked: ResumeFieldProps['onPicked']) {
  const t = useTranslate()
  const { mutateAsync, error, variables, reset } = useMutation({
    mutationFn: (file: File) => upload(file, { isPrivate: true }),
  })
  const handlePick = (picker: HTMLInputElement) => {
    const file = picker.files?.[0]
    reset()
    const address = file ? mutateAsync(file).then(({ file_url }) => file_url) : Promise.resolve(null)
    onPicked(address)
    address.catch((failure: unknown) => {
      if (!isOverLimit(failure)) return
      // The upload failed for good: the application can be sent without it.
      picker.value = ''
      onPicked(Promise.resolve(null))
    })
  }
  const isTooLarge = isOverLimit(error)
  const problem = error && !isTooLarge ? t('jobs.resume_failed', { name: variables?.name ?? '' }) : undefined
  const picked = error ? undefined : variables?.name
  return { picked, problem, isTooLarge, handlePick, handleSeen: reset }
}

const isOverLimit = (error: unknown): boolean => error instanceof MelaError && error.status === 413
