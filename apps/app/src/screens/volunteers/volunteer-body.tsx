import type { ReactNode } from 'react'
import { useSay } from '../../language/text.ts'

/** What everybody may read, and below it what is somebody's own; the server draws it without. */
export function VolunteerBody({ children }: { children?: ReactNode }) {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('volunteers.title')}</h1>
        <p className="dim">{say('volunteers.lead')}</p>
      </div>
      {children ?? <HowToBegin />}
    </div>
  )
}

export function HowToBegin({ isSignedOut = true }: { isSignedOut?: boolean }) {
  const say = useSay()
  return (
    <section className="card padded stack">
      <h2>{say('volunteers.begin_title')}</h2>
      <div className="prose">
        <ol>
          <li>{say('volunteers.begin_form')}</li>
          <li>{say('volunteers.begin_call')}</li>
          <li>{say('volunteers.begin_choose')}</li>
        </ol>
      </div>
      <div className="actions">
        <a className="button big" href="/register-form/student-volunteer">
          {say('volunteers.student_form')}
        </a>
        <a className="button line big" href="/new/volunteer">
          {say('volunteers.adult_form')}
        </a>
      </div>
      {isSignedOut && (
        <p>
          {say('volunteers.known')}{' '}
          <a className="more" href={`/sign-in?${new URLSearchParams({ next: '/volunteer', again: '1' })}`}>
            {say('shell.sign_in')}
          </a>
        </p>
      )}
    </section>
  )
}
