import { useContext, type ReactNode } from 'react'
import {
  addressLines,
  formatMoney,
  hoursInWords,
  pointOf,
  spacedPhone,
  starsOf,
  toMinorUnits,
  type Tone,
} from '#meta'
import type { Language } from '#design/messages'
import { choiceLabel, type DeskField } from '../data/document/type-meta.ts'
import { textOf } from '../data/document/document.ts'
import { LinkTitlesContext, titleKey, type LinkTitles } from '../data/link/link-titles.ts'
import { labelKey, listedFields } from '../data/document/named-fields.ts'
import { useLanguage } from '../language/language.tsx'
import { useTranslate, type Translate } from '../language/translate.ts'
import { Badge } from '../ui/badge.tsx'
import { dayText, momentText, timeText } from '../ui/dates.ts'
import {
  basisPoints,
  bytes,
  percentOf,
  currencyOf,
  formatBytes,
  formatDuration,
  formatNumber,
  formatPercent,
  month,
  monthName,
} from './number/number-format.ts'
import { paymentMethod, paymentMethodText } from './text/payment-method.ts'
import styles from './fields.module.css'

type Shown = Pick<DeskField, 'fieldname' | 'fieldtype' | 'choiceLabels'> &
  Partial<Pick<DeskField, 'options' | 'tones'>>

export interface ValueLanguage {
  t: Translate
  language: Language
  titles?: LinkTitles
}

function amount(field: Shown, text: string, language: Language): string {
  const minor = toMinorUnits(Number(text))
  return minor === null ? text : formatMoney(minor, currencyOf(field), language)
}

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export function valueText(field: Shown, value: unknown, speech: ValueLanguage): string {
  if (field.fieldtype === 'Check') return speech.t(value === 1 ? 'desk.yes' : 'desk.no')
  const text = textOf(value)
  return text === '' ? '' : (formats[field.fieldtype]?.(text, speech, field) ?? text)
}

type Format = (text: string, speech: ValueLanguage, field: Shown) => string

/** A text may be a phone number too, as the new value of a contact. */
const inFormat: Format = (text, speech, field) => formatted(text, speech, field) ?? spacedPhone(text)

const formats: Partial<Record<Shown['fieldtype'], Format>> = {
  Data: inFormat,
  JSON: (text, speech, field) => formatted(text, speech, field) ?? listedText(text, speech),
  Select: (text, _, field) => choiceLabel(field, text),
  Currency: (text, { language }, field) => amount(field, text, language),
  Int: (text, speech, field) => formatted(text, speech, field) ?? formatNumber(Number(text), speech.language),
  Float: (text, { language }) => formatNumber(Number(text), language),
  Percent: (text, { language }) => formatPercent(Number(text), language),
  Duration: (text, { language }) => formatDuration(Number(text), language),
  Rating: (text, { t }, { options = [] }) => {
    const total = starsOf({ options })
    return t('desk.stars_given', { count: Number(text) * total, total })
  },
  Date: (text, { language }) => dayText(text, language),
  Datetime: (text, { language }) => momentText(text, language),
  Time: (text, { language }) => timeText(text, language),
  'Text Editor': plain,
  'HTML Editor': plain,
  Phone: spacedPhone,
  Signature: (_, { t }) => t('desk.signed'),
  Geolocation: (text) => {
    const point = pointOf(text)
    return point ? `${point.latitude}, ${point.longitude}` : text
  },
}

/** Pattern of JSON keys with pictures, addresses or styles, which are not shown as text. */
const unread = /(^|_)(url|link|image|video|poster|art|tint|variant|category|business)$/

const LONGEST = 80

const numberFormats: Readonly<Record<string, Format>> = {
  [basisPoints]: (text, { language }) => formatPercent(percentOf(Number(text)), language),
  [month]: (text, { language }) => monthName(Number(text), language),
  [bytes]: (text, { language }) => formatBytes(Number(text), language),
  Hours: (text, { language }) => hoursInWords(text, language),
  [paymentMethod]: (text, { t }) => paymentMethodText(text, t),
  Section: sectionSummary,
  [listedFields]: (text, speech, { options: [, type = ''] = [] }) =>
    listedText(text, speech, (name) => speech.titles?.get(labelKey(type, name)) ?? name),
  Address: (text) => addressLines(text)?.join(',\n') ?? text,
}

function listedText(text: string, { t }: ValueLanguage, labelOf = (word: string) => word): string {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value)) return countsIn(value) ?? text
  if (!value.every((one) => typeof one === 'string')) return text
  return value.join() === '*' ? t('desk.everything_of_it') : value.map(labelOf).join(', ')
}

/** Returns numbers by name in words, as the seats of each ticket: 'Adult: 2, Child: 1'. */
function countsIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  const areCounts = entries.length > 0 && entries.every(([, count]) => typeof count === 'number')
  return areCounts ? entries.map(([name, count]) => `${name}: ${count}`).join(', ') : undefined
}

const formatted = (text: string, speech: ValueLanguage, field: Shown): string | undefined =>
  numberFormats[field.options?.[0] ?? '']?.(text, speech, field)

const numeric: ReadonlySet<Shown['fieldtype']> = new Set(['Currency', 'Int', 'Float', 'Percent', 'Duration'])

export const isNumeric = (field: Shown): boolean => numeric.has(field.fieldtype)

type ValueRenderer = (value: string, text: string, field: Shown) => ReactNode

const badge: ValueRenderer = (value, text, field) => <Badge tone={toneOf(field, value)}>{text}</Badge>

const valueRenderers: Partial<Record<Shown['fieldtype'], ValueRenderer>> = {
  Select: badge,
  Check: badge,
  'Attach Image': (value) => <img className={styles.thumbnail} src={value} alt="" loading="lazy" />,
  Signature: (value, text) => <img className={styles.shownSignature} src={value} alt={text} />,
  Rating: (value, text, { options = [] }) => (
    <span className={styles.rating} title={text}>
      <Stars share={Number(value)} total={starsOf({ options })} />
      <span className="visually-hidden">{text}</span>
    </span>
  ),
  Code: (value) => <code className={styles.exact}>{value}</code>,
  Color: (value) => (
    <span className={styles.colourValue}>
      <span className={styles.swatch} style={{ background: value }} />
      {value}
    </span>
  ),
}

export function useShownText(): (field: Shown, value: unknown) => string {
  const t = useTranslate()
  const { language } = useLanguage()
  const titles = useContext(LinkTitlesContext)
  return (field, value) => {
    const text = valueText(field, value, { t, language, titles })
    return titles.get(titleKey(field.options?.[0] ?? '', textOf(value))) || text
  }
}

export function ShownValue({ field, value }: { field: Shown; value: unknown }) {
  const text = useShownText()(field, value)
  if (text === '') return <span className="faint">–</span>
  const drawing = valueRenderers[field.fieldtype]
  return <>{drawing ? drawing(textOf(value), text, field) : text}</>
}

interface StarsProps {
  share: number
  total: number
}

export function Stars({ share, total }: StarsProps) {
  return (
    <span className={styles.stars} style={{ backgroundSize: `${share * 100}% 100%` }} aria-hidden="true">
      {'★'.repeat(total)}
    </span>
  )
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return unread.test(key) ? [] : [value.replace(/<[^<>]*>/g, ' ')]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function sectionSummary(text: string): string {
  const summary = textsIn(parsed(text)).join(' ').replace(/\s+/g, ' ').trim()
  return summary.length > LONGEST ? `${summary.slice(0, LONGEST)}…` : summary
}

type Toned = Pick<DeskField, 'fieldtype'> & Partial<Pick<DeskField, 'tones'>>

/** Returns the tone that the type declares for a value; a ticked box without one is positive. */
export function toneOf({ fieldtype, tones }: Toned, value: string): Tone {
  const usual = fieldtype === 'Check' && value === '1' ? 'ok' : 'plain'
  return tones?.[value] ?? usual
}
