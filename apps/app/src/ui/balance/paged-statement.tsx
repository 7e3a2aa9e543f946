import { useState, type ReactNode } from 'react'
import { useAction } from '#client/react'
import type { PageCall } from '../../data/page-call.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote, refusal } from '../problem-note.tsx'
import { Failed } from '../state/answer-states.tsx'
import { StatementBlocks } from './statement-blocks.tsx'
import styles from './balance.module.css'

interface StatementPage<Line> {
  lines: Line[]
  /** Begin of the next page; null on the last. */
  next: number | null
}

interface Props<Line> {
  /** The section's id; unique in the page. */
  id: string
  title: string
  className?: string
  call: PageCall<StatementPage<Line>>
  readEarlier: (next: number) => Promise<StatementPage<Line>>
  texts: { failed: string; more: string; noneTitle: string; noneText: string }
  /** A way to the first line, shown while there is none. */
  firstStep?: ReactNode
  children: (lines: readonly Line[]) => ReactNode
}

/** A statement whose earlier lines are read page by page, the newest first. */
export function PagedStatement<Line extends { line: string | number }>(props: Props<Line>) {
  const t = useTranslate()
  const { id, title, className = '', call } = props
  const { data, error, refetch } = useOwnCall(call).query
  return (
    <section className={`stack ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data === undefined && error !== null && <Failed error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && (
        <div className="skeleton" role="status" aria-label={t('states.loading')}>
          <StatementBlocks />
        </div>
      )}
      {data && <Lines key={data.lines[0]?.line} first={data} {...props} />}
    </section>
  )
}

function Lines<Line>({ texts, firstStep, ...pages }: PagesProps<Line> & Pick<Props<Line>, 'firstStep'>) {
  if (pages.first.lines.length > 0) return <Pages {...pages} texts={texts} />
  return (
    <div className={`card padded stack ${styles.balanceNone}`}>
      <p className="mid">{texts.noneTitle}</p>
      <p className="small dim">{texts.noneText}</p>
      {firstStep}
    </div>
  )
}

interface PagesProps<Line> extends Pick<Props<Line>, 'readEarlier' | 'texts' | 'children'> {
  first: StatementPage<Line>
}

function Pages<Line>({ first, readEarlier, texts, children }: PagesProps<Line>) {
  const [earlier, setEarlier] = useState<StatementPage<Line>>({ lines: [], next: first.next })
  const asking = useAction((error) => refusal(error, texts.failed))
  const { lines, next } = earlier
  const handleMore = (from: number) =>
    void asking.ask(async () => {
      const page = await readEarlier(from)
      setEarlier({ lines: [...lines, ...page.lines], next: page.next })
    })
  return (
    <>
      {children([...first.lines, ...lines])}
      <ProblemNote problem={asking.problem} />
      {next !== null && (
        <div>
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => handleMore(next)}
          >
            {texts.more}
          </button>
        </div>
      )}
    </>
  )
}
