import { methodRequest } from '#client'
import { useCall } from '#client/react'
import { NativeSelect } from '@mantine/core'
import { useTypes, type DeskType } from '../../data/document/desk-types.ts'
import type { DeskField } from '../../data/document/type-meta.ts'
import { LinkField } from '../../fields/link/link-field.tsx'
import { toMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useDue } from '../../data/money/manual-payments.ts'
import { Failed } from '../../ui/states.tsx'
import { useMoney } from './use-money.ts'

export interface ChosenDocument {
  type: string
  name: string
}

export const noDocument: ChosenDocument = { type: '', name: '' }

function usePayableTypes() {
  const { data: types = [] } = useTypes()
  const payable = useCall(methodRequest('mela.payments.get_payable_types'), {
    scope: ['money', 'payable types'],
    staleTime: Infinity,
  })
  const names = payable.data ?? []
  return { payable, types: types.filter(({ name }) => names.includes(name)) }
}

const linkTo = (type: string, label: string): DeskField => ({
  ...{ fieldname: 'document', fieldtype: 'Link', label, options: [type], required: false, maxLength: 140 },
  ...{ min: null, max: null, isHidden: false, isReadOnly: false, isInList: false, isSetOnlyOnce: false },
  ...{ isAllowedOnSubmit: false, dependsOn: '', mandatoryDependsOn: '', readOnlyDependsOn: '' },
  ...{ description: '', initial: null, marksOwn: false, tones: {} },
})

interface Props {
  chosen: ChosenDocument
  error: string | null
  onChoose: (chosen: ChosenDocument) => void
}

export function DocumentChoice(props: Props) {
  const t = useTranslate()
  const { payable, types } = usePayableTypes()
  if (payable.error)
    return <Failed error={toMelaError(payable.error)} onRetry={() => void payable.refetch()} />
  if (payable.data && types.length === 0) return <p className="dim">{t('money.attach_none')}</p>
  return <TypeAndDocument types={types} {...props} />
}

function TypeAndDocument({ types, chosen, error, onChoose }: Props & { types: readonly DeskType[] }) {
  const t = useTranslate()
  const type = chosen.type === '' ? (types[0]?.name ?? '') : chosen.type
  return (
    <>
      {types.length > 1 && (
        <NativeSelect
          label={t('money.attach_type')}
          data={types.map(({ name, label }) => ({ value: name, label }))}
          value={type}
          onChange={(event) => onChoose({ type: event.currentTarget.value, name: '' })}
        />
      )}
      <LinkField
        key={type}
        field={linkTo(type, types.find(({ name }) => name === type)?.label ?? t('money.attach_name'))}
        value={chosen.name}
        onChange={(name) => onChoose({ type, name: String(name) })}
        onBlur={() => undefined}
        error={error ?? undefined}
        attachTo={null}
      />
    </>
  )
}

const pause = 300

export function useChosenDue({ type, name }: ChosenDocument) {
  const [settled] = useDebouncedValue(name.trim(), pause)
  const { data } = useDue(type, settled)
  return settled === name.trim() ? (data ?? undefined) : undefined
}

export function DueText({ chosen }: { chosen: ChosenDocument }) {
  const t = useTranslate()
  const money = useMoney()
  const options = useChosenDue(chosen)
  const due = options?.due
  const amount = due ? money(due.amount, due.currency) : ''
  const text = due ? `${t('money.take_due', { amount })}: ${due.description}` : t('money.take_not_due')
  return (
    <p className="small dim" role="status">
      {options === undefined ? '' : text}
    </p>
  )
}
