import { useDebouncedValue } from '@mantine/hooks'
import { useDue } from '../../data/money/counter.ts'
import { useTranslate } from '../../language/translate.ts'
import type { ChosenDocument } from './document-choice.tsx'
import { useMoney } from './use-money.ts'

const pause = 300

/** What is due for the document that was chosen; silent while none is. */
export function useChosenDue({ type, name }: ChosenDocument) {
  const [settled] = useDebouncedValue(name.trim(), pause)
  const { data } = useDue(type, settled)
  return settled === name.trim() ? (data ?? undefined) : undefined
}

export function DueWords({ chosen }: { chosen: ChosenDocument }) {
  const t = useTranslate()
  const money = useMoney()
  const options = useChosenDue(chosen)
  const due = options?.due
  const amount = due ? money(due.amount, due.currency) : ''
  const words = due ? `${t('money.take_due', { amount })}: ${due.description}` : t('money.take_not_due')
  return (
    <p className="small dim" role="status">
      {options === undefined ? '' : words}
    </p>
  )
}
