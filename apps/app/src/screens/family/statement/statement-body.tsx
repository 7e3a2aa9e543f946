import { useState, type ReactNode } from 'react'
import type { CallResult } from '#client/react'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { downloadOutline } from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'
import { Empty, Failed, StaleNote } from '../../../ui/state/answer-states.tsx'
import { SignedOut } from '../../../ui/state/signed-out.tsx'
import { StatementChoices } from './statement-choices.tsx'
import { StatementMonths } from './statement-months.tsx'
import { StatementSharing } from './statement-sharing.tsx'
import { FamilyStatementBlocks, StatementSkeleton } from './statement-skeleton.tsx'
import { StatementSums } from './statement-sums.tsx'
import {
  familyStatementCall,
  statementPath,
  statementPdf,
  type Question,
  type FamilyStatement,
} from './statement-calls.ts'
import styles from './statement.module.css'

const noFamily = 'family.not_your_family'

export function StatementBody() {
  const t = useTranslate()
  const [question, setQuestion] = useState<Question>({ family: null, days: null })
  const { query, isSignedOut } = useOwnCall(familyStatementCall(question))
  const known = useLast(query.data)
  if (isSignedOut)
    return (
      <SignedOut title={t('statement.signed_out_title')} text={t('statement.lead')} next={statementPath} />
    )
  if (query.error?.code === noFamily) return <NoFamily />
  if (known === undefined) return <Pending query={query} loading={<StatementSkeleton />} />
  return (
    <>
      <StaleNote query={query} />
      <div className="wrap">
        <Head statement={known} />
        <StatementChoices statement={known} question={question} onChange={setQuestion} />
        {query.data === undefined ? (
          <Pending query={query} loading={<FamilyStatementBlocks />} />
        ) : (
          <Found statement={query.data} onShared={() => void query.refetch()} />
        )}
      </div>
    </>
  )
}

/** Returns the last statement, so that the choices stay while another period loads or could not be read. */
function useLast(data: FamilyStatement | undefined): FamilyStatement | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}

function Pending({ query, loading }: { query: CallResult<FamilyStatement>; loading: ReactNode }) {
  if (query.error === null) return loading
  return <Failed error={query.error} retry={() => void query.refetch()} />
}

function Head({ statement: { family_name } }: { statement: FamilyStatement }) {
  const t = useTranslate()
  return (
    <div className="page-head">
      <h1>{t('statement.title')}</h1>
      <p className="dim">{family_name}</p>
    </div>
  )
}

function NoFamily() {
  const t = useTranslate()
  return (
    <Empty
      title={t('statement.no_family_title')}
      text={t('statement.no_family_text')}
      mainLink={{ label: t('account.family'), href: '/family' }}
    />
  )
}

function Found({ statement, onShared }: { statement: FamilyStatement; onShared: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div className={styles.statement}>
      <div className={`stack ${styles.statementSide}`}>
        {statement.sums.length > 0 && <StatementSums statement={statement} />}
        <a className="button line" href={statementPdf(statement, language)} target="_blank" rel="noreferrer">
          <Icon of={downloadOutline} />
          {t('statement.download')}
        </a>
        {statement.may_pay === 0 && <p className="small dim">{t('statement.no_fees')}</p>}
        <StatementSharing key={statement.family} statement={statement} onShared={onShared} />
      </div>
      {statement.lines.length === 0 ? <NoLines /> : <StatementMonths statement={statement} />}
    </div>
  )
}

function NoLines() {
  const t = useTranslate()
  return (
    <section className="card padded stack">
      <p className="mid">{t('statement.no_lines_title')}</p>
      <p className="small dim">{t('statement.no_lines_text')}</p>
    </section>
  )
}
