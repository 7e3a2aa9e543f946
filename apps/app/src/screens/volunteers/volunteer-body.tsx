import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'

export function VolunteerBody({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('volunteers.title')}</h1>
        <p className="dim">{t('volunteers.lead')}</p>
      </div>
      {children ?? <HowToBegin />}
    </div>
  )
}

export function HowToBegin({ isSignedOut = true }: { isSignedOut?: boolean }) {
  const t = useTranslate()
  return (
    <section className="card padded stack">
      <h2>{t('volunteers.begin_title')}</h2>
      <div className="prose">
        <ol>
          <li>{t('volunteers.begin_form')}</li>
          <li>{t('volunteers.begin_call')}</li>
          <li>{t('volunteers.begin_choose')}</li>
        </ol>
      </div>
      <div className="actions">
        <a className="button big" href="/register-form/student-volunteer">
          {t('volunteers.student_form')}
        </a>
        <a className="button line big" href="/new/volunteer">
          {t('volunteers.adult_form')}
        </a>
      </div>
      {isSignedOut && (
        <p>
          {t('volunteers.known')}{' '}
          <a className="more" href={`/sign-in?${new URLSearchParams({ next: '/volunteer', again: '1' })}`}>
            {t('shell.sign_in')}
          </a>
        </p>
      )}
    </section>
  )
}

export function VolunteerSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <div className="block tall" />
    </div>
  )
}
