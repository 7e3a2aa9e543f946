import { useContext } from 'react'
import { formatMoney, toMinorUnits } from '#meta'
import type { Language } from '#design/messages'
import type { DeskField } from '../data/doc-meta.ts'
import { textOf } from '../data/document.ts'
import { LinkTitlesContext, titleKey } from '../data/link-titles.ts'
import { useLanguage } from '../language/language.tsx'
import { useSay, type Say } from '../language/say.ts'
import { Badge, toneOf } from '../ui/badge.tsx'
import { dayText, momentText, timeText } from '../ui/dates.ts'

type Shown = Pick<DeskField, 'fieldname' | 'fieldtype'> & { options?: readonly string[] }

interface Speech {
  say: Say
  language: Language
}

/** Until a site keeps several currencies, every amount is in rupees. */
const currency = 'INR'

function amount(text: string, language: Language): string {
  const minor = toMinorUnits(Number(text))
  return minor === null ? text : formatMoney(minor, currency, language)
}

/** Formatted text without its tags, for a single line. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A stored value in words, for lists and read-only fields; empty when there is nothing. */
export function valueText(field: Shown, value: unknown, { say, language }: Speech): string {
  if (field.fieldtype === 'Check') return say(value === 1 ? 'desk.yes' : 'desk.no')
  const text = textOf(value)
  return text === '' ? '' : filledText(field, text, language)
}

function filledText({ fieldtype }: Shown, text: string, language: Language): string {
  switch (fieldtype) {
    case 'Currency':
      return amount(text, language)
    case 'Int':
    case 'Float':
      return new Intl.NumberFormat(`${language}-IN`).format(Number(text))
    case 'Date':
      return dayText(text, language)
    case 'Datetime':
      return momentText(text, language)
    case 'Time':
      return timeText(text, language)
    case 'Text Editor':
      return plain(text)
    default:
      return text
  }
}

export const isNumeric = (field: Shown): boolean => ['Currency', 'Int', 'Float'].includes(field.fieldtype)

/** A value as a cell of a list shows it. */
export function ShownValue({ field, value }: { field: Shown; value: unknown }) {
  const say = useSay()
  const { language } = useLanguage()
  const titles = useContext(LinkTitlesContext)
  const text = valueText(field, value, { say, language })
  if (text === '') return <span className="faint">–</span>
  if (field.fieldtype === 'Select') return <Badge tone={toneOf(text)}>{text}</Badge>
  if (field.fieldtype === 'Check')
    return value === 1 ? <Badge tone="ok">{text}</Badge> : <Badge>{text}</Badge>
  if (field.fieldtype === 'Attach Image')
    return <img className="thumbnail" src={text} alt="" loading="lazy" />
  if (field.fieldtype === 'Color')
    return (
      <span className="colour-value">
        <span className="swatch" style={{ background: text }} />
        {text}
      </span>
    )
  return <>{titles.get(titleKey(field.options?.[0] ?? '', text)) || text}</>
}
