import { useState } from 'react'
import { useAction } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote, refusal } from '../problem-note.tsx'
import { shortDay } from '../text/date-text.ts'
import { handOver, type PackageToHandOver } from './hand-over-calls.ts'

interface Props {
  code: string
  packages: readonly PackageToHandOver[]
  /** Reads the packages again. */
  onHandedOver: () => Promise<unknown>
}

/** Lists packages with whoever collects them, and hands each over once. */
export function PackageList({ code, packages, onHandedOver }: Props) {
  return (
    <ul className="lines">
      {packages.map((one) => (
        <PackageRow key={one.fulfilment} {...{ code, one, onHandedOver }} />
      ))}
    </ul>
  )
}

const isArrived = ({ state }: PackageToHandOver): boolean => state === 'packed' || state === 'shipped'

export const collectorNames = ({ collectors }: PackageToHandOver): string =>
  [...new Set(collectors.map(({ full_name }) => full_name))].join(', ')

type RowProps = Omit<Props, 'packages'> & { one: PackageToHandOver }

function PackageRow({ code, one, onHandedOver }: RowProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const asking = useAction((error) => refusal(error, t('hand_over.failed')))
  const [repeatedOn, setRepeatedOn] = useState<string | null>(null)
  const hand = () =>
    void asking.ask(async () => {
      const done = await handOver({ code, fulfilment: one.fulfilment })
      if (done.is_repeated === 1) setRepeatedOn(done.delivered_at)
      await onHandedOver()
    })
  const names = collectorNames(one)
  return (
    <li>
      <span className="text">
        <b className="mid">{names}</b>
        <span className="small dim numbers">
          {one.fulfilment}, {one.seller}
        </span>
        <span className="small">
          {one.items.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')}
        </span>
        {repeatedOn !== null && (
          <span className="small" role="status">
            {t('hand_over.done_before', { day: shortDay(repeatedOn.slice(0, 10), language) })}
          </span>
        )}
        <ProblemNote problem={asking.problem} />
      </span>
      <PackageState one={one} />
      {isArrived(one) && (
        <button
          type="button"
          className="button line"
          aria-disabled={asking.isBusy}
          aria-label={`${t('hand_over.hand_over')}: ${one.fulfilment}, ${names}`}
          onClick={hand}
        >
          {t('hand_over.hand_over')}
        </button>
      )}
    </li>
  )
}

function PackageState({ one: { state } }: Pick<RowProps, 'one'>) {
  const t = useTranslate()
  return (
    <span className={state === 'delivered' ? 'badge ok' : 'badge'}>
      {t(`hand_over.${state === 'awaiting payment' ? 'placed' : state}`)}
    </span>
  )
}
