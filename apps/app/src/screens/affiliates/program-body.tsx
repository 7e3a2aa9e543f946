import { cashOutline, peopleOutline, shareSocialOutline } from 'ionicons/icons'
import type { ReactNode } from 'react'
import { useCall } from '#client/react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { programCall, type AffiliateProgram } from '../../ui/affiliates/affiliate-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import styles from './affiliates.module.css'

/** The offer, the same for everyone; `children` concern the visitor. */
export function ProgramBody({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const query = useCall(programCall)
  return (
    <Shown
      query={query}
      loading={<ProgramSkeleton />}
      isEmpty={({ is_on }) => is_on === 0}
      empty={
        <Empty
          title={t('affiliates.off_title')}
          text={t('affiliates.off_text')}
          mainLink={{ label: t('affiliates.browse'), href: '/tabs/category' }}
        />
      }
    >
      {(program) => (
        <div className="wrap">
          <div className="page-head">
            <h1>{t('shell.affiliate_program')}</h1>
            <p className="dim">{leadOf(program, t)}</p>
          </div>
          <div className={styles.program}>
            <div className={`stack ${styles.own}`}>{children}</div>
            <aside className={`stack ${styles.terms}`}>
              <Steps program={program} />
              <Rates program={program} />
              {program.terms && (
                <details className="small">
                  <summary className="mid">{t('affiliates.terms')}</summary>
                  <p className={`dim ${styles.termsText}`}>{program.terms}</p>
                </details>
              )}
            </aside>
          </div>
        </div>
      )}
    </Shown>
  )
}

function leadOf({ rates }: AffiliateProgram, t: ReturnType<typeof useTranslate>): string {
  const [highest] = rates
  if (highest === undefined) return t('affiliates.lead')
  return rates.length === 1 && highest.category === null
    ? t('affiliates.lead_rate', { percent: highest.rate })
    : t('affiliates.lead_up_to', { percent: highest.rate })
}

interface Step {
  icon: string
  title: MessageId
  text: MessageId
}

const steps: readonly Step[] = [
  { icon: peopleOutline, title: 'affiliates.step_apply', text: 'affiliates.step_apply_text' },
  { icon: shareSocialOutline, title: 'affiliates.step_share', text: 'affiliates.step_share_text' },
  { icon: cashOutline, title: 'affiliates.step_earn', text: 'affiliates.step_earn_text' },
]

function Steps({ program: { window_days, minimum_payout, currency } }: { program: AffiliateProgram }) {
  const t = useTranslate()
  const { language } = useVisit()
  const values = { count: window_days, amount: moneyText(minimum_payout, currency, language) }
  return (
    <section className="card padded stack" aria-labelledby="affiliate-steps">
      <h2 id="affiliate-steps">{t('affiliates.how')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="spot brand">
              <Icon of={icon} />
            </span>
            <span>
              <b className="mid">{t(title)}</b>
              <span className={`small dim ${styles.stepText}`}>{t(text, values)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Rates({ program: { rates } }: { program: AffiliateProgram }) {
  const t = useTranslate()
  if (rates.length < 2) return null
  return (
    <section className="card padded stack" aria-labelledby="affiliate-rates">
      <h2 id="affiliate-rates">{t('affiliates.rates')}</h2>
      <dl className={`small ${styles.rates}`}>
        {rates.map(({ category, rate }) => (
          <div key={category ?? ''}>
            <dt>{category ?? t('affiliates.other_products')}</dt>
            <dd className="mid">{t('affiliates.percent', { percent: rate })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ProgramSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
        <i className="line" />
      </div>
      <div className="block tall" />
    </div>
  )
}

/** Grey block in place of the visitor's own part, before the visitor is known. */
export function OwnPartSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
    </div>
  )
}
