import { useEffect, useRef, useState, useId } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { call, MelaError, type ContactMessage } from '#client'
import { useAction } from '#client/react'
import type { MessageId } from '#design/messages'
import { useTranslate, type Translate } from '../../language/text.ts'
import {
  contactDraft,
  forgetContactDraft,
  storeContactDraft,
  emptyMessage,
  fieldNamedIn,
  problemWith,
  withoutSpaces,
  type Field,
} from './contact-message.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from '../../ui/icon.tsx'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'

const autosaveDelay = 300

interface FieldRow {
  field: Field
  label: MessageId
  autoComplete: string
  isOptional?: boolean
  type?: 'text' | 'email' | 'tel' | 'long'
  longest: number
}

const rows: readonly FieldRow[] = [
  { field: 'username', label: 'contact.name', autoComplete: 'name', longest: 140 },
  { field: 'mailid', label: 'contact.email', autoComplete: 'email', type: 'email', longest: 140 },
  {
    field: 'phonenumber',
    label: 'contact.phone',
    autoComplete: 'tel',
    type: 'tel',
    isOptional: true,
    longest: 20,
  },
  { field: 'subject', label: 'contact.subject', autoComplete: 'off', isOptional: true, longest: 140 },
  { field: 'message', label: 'contact.message', autoComplete: 'off', type: 'long', longest: 4000 },
]

export function ContactForm() {
  const t = useTranslate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<ContactMessage>({ defaultValues: contactDraft(), mode: 'onTouched' })
  const { isSubmitting, errors } = form.formState
  useDraftAutosave(form.watch)
  const sending = useAction(undefined, (error) => {
    const field = refusedField(error)
    if (field)
      form.setError(
        field,
        { message: problemWith(field, '') ?? 'contact.email_wrong' },
        { shouldFocus: true },
      )
  })

  const handleMessage = (message: ContactMessage) =>
    sending.ask(async () => {
      await call('api.contactform', { data: JSON.stringify(withoutSpaces(message)) })
      forgetContactDraft()
      form.reset(emptyMessage)
      setSentTo(message.mailid.trim())
    })

  if (sentTo !== null) return <MessageSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <form
      className="contact-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleMessage)(event)}
    >
      {rows.map(({ field, ...row }) => (
        <ContactField
          key={field}
          {...row}
          registration={form.register(field, { validate: (text) => problemWith(field, text) ?? true })}
          problem={errors[field]?.message}
        />
      ))}
      <p className="tiny dim">{t('contact.privacy')}</p>
      {sending.error && !refusedField(sending.error) && <NotSent />}
      <div className="actions">
        <button className="button big" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'contact.sending' : 'contact.send')}
        </button>
      </div>
    </form>
  )
}

const refusedField = (error: Error) => (error instanceof MelaError ? fieldNamedIn(error) : undefined)

type Watch = ReturnType<typeof useForm<ContactMessage>>['watch']

/** Stores the input shortly after each pause, and at once when the page is hidden. */
function useDraftAutosave(watch: Watch): void {
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      pending.current?.()
      pending.current = undefined
    }
    const watching = watch((message) => {
      pending.current = () => storeContactDraft({ ...emptyMessage, ...message })
      clearTimeout(timer)
      timer = setTimeout(flush, autosaveDelay)
    })
    addEventListener('pagehide', flush)
    return () => {
      watching.unsubscribe()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [watch])
}

function NotSent() {
  const t = useTranslate()
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{t('contact.failed')}</span>
    </div>
  )
}

interface Props {
  email: string
  onAgain(): void
}

function MessageSent({ email, onAgain }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card padded empty" role="status">
      <Kolam size={3} />
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent_title')}
      </h2>
      <p className="dim">{t('contact.sent_text', { email })}</p>
      <button type="button" className="button line" onClick={onAgain}>
        {t('contact.send_another')}
      </button>
    </section>
  )
}

interface ContactFieldProps {
  label: MessageId
  autoComplete: string
  isOptional?: boolean
  type?: 'text' | 'email' | 'tel' | 'long'
  longest: number
  registration: UseFormRegisterReturn
  problem: string | undefined
}

function ContactField({ label, isOptional = false, type = 'text', longest, ...rest }: ContactFieldProps) {
  const id = useId()
  const t = useTranslate()
  const { registration, problem, autoComplete } = rest
  const text = problem === undefined ? undefined : problemText(problem, t)
  const input = {
    ...registration,
    id,
    autoComplete,
    className: 'input',
    maxLength: longest,
    'aria-required': !isOptional,
    'aria-invalid': text !== undefined,
    'aria-describedby': describedBy(id, { problem: text }),
  }
  return (
    <FieldFrame id={id} label={t(label)} isOptional={isOptional} problem={text} isAnnounced>
      {type === 'long' ? <textarea {...input} rows={6} /> : <input {...input} type={type} />}
    </FieldFrame>
  )
}

const problems: readonly MessageId[] = [
  'contact.name_missing',
  'contact.email_missing',
  'contact.email_wrong',
  'contact.phone_wrong',
  'contact.message_missing',
]

function problemText(problem: string, t: Translate): string {
  const known = problems.find((id) => id === problem)
  return known ? t(known) : problem
}
