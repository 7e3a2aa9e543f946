import type { ReactNode } from 'react'
import type { EventDocument } from '#client'
import { eventCall, settingsCall } from '../../../data/calls.ts'
import { firstOf } from '../../../data/site.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Docked } from '../../../shell/docked.tsx'
import type { Params } from '../../../shell/screen.ts'
import { whenText } from '../../../ui/text/date-text.ts'
import { DateTile } from '../../../ui/card/date-tile.tsx'
import { Empty, Shown } from '../../../ui/state/answer-states.tsx'
import { eventPath } from '../../../ui/card/event-card.tsx'
import { RegistrationPageSkeleton } from './registration-skeleton.tsx'
import styles from '../events.module.css'

interface Props {
  params: Params
  renderForm: (event: EventDocument, currency: string) => ReactNode
}

export function RegistrationFormBody({ params, renderForm }: Props) {
  const t = useTranslate()
  const settings = useCall(settingsCall)
  const event = firstOf(settings, useCall(settings.data && eventCall(settings.data, params['id'] ?? '')))
  const notFound = (
    <Empty
      title={t('events.not_found_title')}
      text={t('events.not_found_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
  return (
    <Docked query={event} title={t('events.title')}>
      <Shown query={event} loading={<RegistrationPageSkeleton />} empty={notFound}>
        {(value) =>
          settings.data && (
            <div className="wrap">
              <RegistrationHead event={value} />
              {renderForm(value, settings.data.currency)}
            </div>
          )
        }
      </Shown>
    </Docked>
  )
}

function RegistrationHead({ event }: { event: EventDocument }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div className={`page-head ${styles.eventHead}`}>
      <DateTile day={event.start_date} language={language} hasWeekday />
      <div className="spring">
        <h1>{event.title}</h1>
        <p className="dim small">{whenText(event, language)}</p>
        <a className="more" href={eventPath(event.name)}>
          {t('events.about')}
        </a>
      </div>
    </div>
  )
}
