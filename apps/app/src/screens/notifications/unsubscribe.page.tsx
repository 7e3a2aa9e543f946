import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, MelaError } from '#client'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import { InboxMessages } from '../../ui/added-catalogues.tsx'
import { linkKey } from '../../ui/link/link-key.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { unsubscribeScreen } from './unsubscribe.screen.tsx'

InboxMessages.fetchAhead()

export function UnsubscribePage() {
  const { hash } = useLocation()
  return (
    <InboxMessages>
      <Page screen={unsubscribeScreen}>
        <div className="wrap section">
          <Unsubscribe key={hash} linkKey={linkKey(hash) ?? ''} />
        </div>
      </Page>
    </InboxMessages>
  )
}

type Step = 'asked' | 'done' | 'invalid'

const isRefused = (error: unknown): boolean => error instanceof MelaError && error.status === 403

/** Asks before anything changes: mail programs open links by themselves. */
function Unsubscribe({ linkKey: key }: { linkKey: string }) {
  const t = useTranslate()
  const [step, setStep] = useState<Step>(key === '' ? 'invalid' : 'asked')
  const asking = useAction((error) => refusal(error, t('inbox.failed')))
  const handleUnsubscribe = () =>
    asking.ask(async () => {
      try {
        await call('mela.notifications.unsubscribe', { key })
        setStep('done')
      } catch (error) {
        if (!isRefused(error)) throw error
        setStep('invalid')
      }
    })
  return (
    <section className="card padded stack">
      <h1>{t('inbox.unsubscribe_title')}</h1>
      {step === 'asked' ? (
        <>
          <p>{t('inbox.unsubscribe_text')}</p>
          <ProblemNote problem={asking.problem} />
          <div className="actions">
            <button
              type="button"
              className="button"
              aria-disabled={asking.isBusy}
              onClick={() => void handleUnsubscribe()}
            >
              {t('inbox.unsubscribe')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p role="status">{t(step === 'done' ? 'inbox.unsubscribe_done' : 'inbox.unsubscribe_invalid')}</p>
          <p>
            <a className="more" href="/tabs/my-profile">
              {t('inbox.unsubscribe_settings')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
