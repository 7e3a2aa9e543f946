import { Button, NativeSelect } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import type { MadeLink } from '../../../data/money/links.ts'
import { useMoneyCall } from '../../../data/money/payment-acts.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { useLanguage } from '../../../language/language.tsx'
import { refusalWords } from '../../../language/refusal-words.ts'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { SecretLine } from '../../../ui/secret/secret-line.tsx'
import { DocumentChoice, noDocument } from '../document-choice.tsx'
import { DueWords } from '../due-words.tsx'

const spans = [1, 3, 7, 30, 90] as const
const usualDays = 7

/** '7 days', in the language's own words. */
const daysText = (days: number, language: string): string =>
  new Intl.NumberFormat(`${language}-IN`, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

function Made({ link, onDone }: { link: MadeLink; onDone: () => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <div className="sheet-form">
      <p className="dim">{t('money.link_made_text')}</p>
      <SecretLine label={t('money.link_address')} secret={link.url} />
      <p className="small dim">
        {t('money.link_until')}: {momentText(link.expires_at, language)}
      </p>
      <Button onClick={onDone}>{t('desk.done')}</Button>
    </div>
  )
}

function LinkForm({ onMade }: { onMade: (link: MadeLink) => void }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(noDocument)
  const [days, setDays] = useState(usualDays)
  const [wasSent, setSent] = useState(false)
  const make = useMoneyCall('mela.payments.make_link')
  const isReady = chosen.type !== '' && chosen.name.trim() !== ''
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isReady) return
    const wanted = { reference_type: chosen.type, reference_name: chosen.name.trim(), days }
    make.mutate(wanted, { onSuccess: onMade })
  }
  return (
    <form className="sheet-form" noValidate onSubmit={handleSubmit}>
      <DocumentChoice
        chosen={chosen}
        error={wasSent && !isReady ? t('money.field_missing') : null}
        onChoose={setChosen}
      />
      <DueWords chosen={chosen} />
      <NativeSelect
        label={t('money.link_until')}
        data={spans.map((span) => ({ value: String(span), label: daysText(span, language) }))}
        value={String(days)}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      {make.error && (
        <p className="notice bad" role="alert">
          {refusalWords(asMelaError(make.error), t)}
        </p>
      )}
      <Button type="submit" loading={make.isPending}>
        {t('money.link_make_verb')}
      </Button>
    </form>
  )
}

/** Makes an address at which somebody can pay for one document; it is shown this once. */
export function MakeLinkSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate()
  const [made, setMade] = useState<MadeLink | null>(null)
  const close = () => {
    onClose()
    setMade(null)
  }
  return (
    <Sheet isOpen={isOpen} title={t(made ? 'money.link_made' : 'money.link_make')} onClose={close}>
      {isOpen && (made ? <Made link={made} onDone={close} /> : <LinkForm onMade={setMade} />)}
    </Sheet>
  )
}
