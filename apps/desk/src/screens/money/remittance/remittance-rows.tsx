import { toDecimal } from '#meta'
import type { Collected } from '../../../data/money/remittances.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { leftOf } from './remittance-form.ts'
import { useMoney } from '../use-money.ts'

interface RowProps {
  collected: Collected
  isPicked: boolean
  onToggle: () => void
}

function RemittanceRow({ collected, isPicked, onToggle }: RowProps) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { part, reference_name, payer_name, collected_on, amount, remitted_amount } = collected
  const isShort = (remitted_amount ?? 0) > 0
  const day = collected_on ? dayText(collected_on, language) : ''
  return (
    <li>
      <label className="remittance-row">
        <input className="tick" type="checkbox" checked={isPicked} onChange={onToggle} />
        <span className="grow">
          <span className="mid">{part ?? reference_name}</span>
          <span className="small dim">{[payer_name, day].filter(Boolean).join(', ')}</span>
          {isShort && (
            <span className="small remittance-short">
              {t('money.remitted_part', { remitted: money(remitted_amount), amount: money(amount) })}
            </span>
          )}
        </span>
        <b className="num">{money(toDecimal(leftOf(collected)))}</b>
      </label>
    </li>
  )
}

interface Props {
  open: readonly Collected[]
  picked: ReadonlySet<string>
  error: string | null
  onPick: (picked: ReadonlySet<string>) => void
}

function toggled(picked: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(picked)
  if (!next.delete(name)) next.add(name)
  return next
}

/** What a collector has not remitted, to be ticked. */
export function RemittanceRows({ open, picked, error, onPick }: Props) {
  const t = useTranslate()
  const isAll = picked.size === open.length
  return (
    <fieldset className="choice-cards">
      <legend>{t('money.remitted_for')}</legend>
      <label className="tick-line">
        <input
          className="tick"
          type="checkbox"
          checked={isAll}
          onChange={() => onPick(new Set(isAll ? [] : open.map(({ name }) => name)))}
        />
        {t('money.remitted_all', { count: open.length })}
      </label>
      <ul className="remittance-rows">
        {open.map((collected) => (
          <RemittanceRow
            key={collected.name}
            collected={collected}
            isPicked={picked.has(collected.name)}
            onToggle={() => onPick(toggled(picked, collected.name))}
          />
        ))}
      </ul>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
