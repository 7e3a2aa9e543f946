import { useTranslate } from '../../../../language/text.ts'
import { TextBox } from '../../../../ui/market/text-box.tsx'
import { Tick } from '../../../../ui/market/tick.tsx'
import type { ContactAnswers } from './contact-answers.ts'

interface Props {
  answers: ContactAnswers
  problems: { email?: string; gstin?: string }
  onChange: (changes: Partial<ContactAnswers>) => void
}

/** Where the invoice goes, and the tax number that stands on it: asked whichever way the address is given. */
export function InvoiceFields({ answers, problems, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <TextBox
        {...{ label: t('checkout.email'), help: t('checkout.email_help'), value: answers.email }}
        {...{ problem: problems.email, type: 'email', autoComplete: 'email', isOptional: true }}
        onType={(email) => onChange({ email })}
      />
      <Tick
        label={t('checkout.business_buys')}
        isTicked={answers.isBusiness}
        onTick={(isBusiness) => onChange({ isBusiness })}
      />
      {answers.isBusiness && (
        <TextBox
          {...{ label: t('checkout.gstin'), help: t('checkout.gstin_help'), value: answers.gstin }}
          {...{ problem: problems.gstin, longest: 15 }}
          onType={(gstin) => onChange({ gstin })}
        />
      )}
    </>
  )
}
