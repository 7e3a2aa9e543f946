import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import {
  formCall,
  formIn,
  type FormDefinition,
  type FormState,
} from '../../ui/form/definition/form-definition.ts'
import { Html } from '../../ui/text/html.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { useAccount } from '../../data/account.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { draftId, readDraft } from '../../ui/form/draft/form-drafts.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import styles from '../../ui/form/form-page.module.css'

interface Props {
  params: Params
  renderForm: (definition: FormDefinition, introduction: ReactNode) => ReactNode
}

export function FormBody({ params, renderForm }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const form = useCall(formCall(params['page_route'] ?? ''))
  const missing = (
    <Empty
      title={t('states.not_found_title')}
      text={t('states.not_found_text')}
      mainLink={{ label: t('states.go_home'), href: '/' }}
    />
  )
  return (
    <Shown query={form} loading={<FormSkeleton />} empty={missing}>
      {(answer) => {
        const definition = formIn(answer, language)
        return definition.state === 'open' ? (
          <div className={`wrap ${styles.formWrap}`}>
            {renderForm(definition, introductionOf(definition))}
          </div>
        ) : (
          <FormShut definition={definition} state={definition.state} onLook={() => void form.refetch()} />
        )
      }}
    </Shown>
  )
}

function introductionOf({ introduction_text }: FormDefinition): ReactNode {
  return introduction_text ? <Html html={introduction_text} /> : null
}

interface FormShutProps {
  definition: FormDefinition
  state: FormState
  /** Reads the form again: the server's page is a guest's and may ask a signed-in person to sign in. */
  onLook: () => void
  onBack?: () => void
}

export function FormShut({ definition, state, onLook, onBack }: FormShutProps) {
  const t = useTranslate()
  const { language, path, today } = useVisit()
  const account = useAccount()
  const lookedAs = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (state !== 'sign in' || lookedAs.current === account) return
    lookedAs.current = account
    onLook()
  }, [state, account, onLook])
  const hasDraft = useHasDraft(definition.route)
  const { title, text, link } = textOf(definition, state, { t, language, path, today })
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h1>{definition.title}</h1>
        <h2>{title}</h2>
        <p className="dim">{text}</p>
        {hasDraft && <p className="dim">{t('forms.draft_saved')}</p>}
        <a className="button" href={link.href}>
          {link.label}
        </a>
        {onBack && (
          <button type="button" className="plain-button" onClick={onBack}>
            {t('forms.see_typed')}
          </button>
        )}
      </section>
    </div>
  )
}

function useHasDraft(route: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readDraft(draftId(route, null)) !== null,
    () => false,
  )
}

const neverChanges = () => () => undefined

interface Tongue {
  t: Translate
  language: string
  path: string
  today: string
}

function textOf(
  { opens_on, closes_on }: FormDefinition,
  state: FormState,
  { t, language, path, today }: Tongue,
) {
  const office = { label: t('forms.write_to_office'), href: '/contact-us' }
  if (state === 'sign in')
    return {
      title: t('forms.sign_in_title'),
      text: t('forms.sign_in_text'),
      link: { label: t('forms.sign_in'), href: `/sign-in?${new URLSearchParams({ next: path })}` },
    }
  if (state === 'not open yet') {
    const text = opens_on
      ? t('forms.not_open_text', { date: plainDay(opens_on, language) })
      : t('forms.not_open_soon')
    return { title: t('forms.not_open_title'), text, link: { label: t('states.go_home'), href: '/' } }
  }
  if (state === 'full') return { title: t('forms.full_title'), text: t('forms.full_text'), link: office }
  // A form that was unpublished is closed before its last day.
  const text =
    closes_on && closes_on.slice(0, 10) <= today
      ? t('forms.closed_on', { date: plainDay(closes_on, language) })
      : t('forms.closed_text')
  return { title: t('forms.closed_title'), text, link: office }
}
