import type { SubmitEvent } from 'react'
import type { MelaError } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../brand/kolam.tsx'

interface Props {
  error: MelaError
  retry(): void
}

/** What happened, what is safe, a way to try again. The way is a real form: it also works before the app has started. */
export function Failed({ error, retry }: Props) {
  const t = useTranslate()
  const { path } = useVisit()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    retry()
  }
  const isOffline = error.isOffline && !navigator.onLine
  return (
    <div className="wrap">
      <section className="empty" role="alert">
        <Kolam size={2} />
        <h2>{t(isOffline ? 'states.offline_title' : 'states.error_title')}</h2>
        <p className="dim">{t(isOffline ? 'states.offline_text' : 'states.error_text')}</p>
        <form action={path} onSubmit={handleSubmit}>
          <button className="button line">{t('states.retry')}</button>
        </form>
      </section>
    </div>
  )
}
