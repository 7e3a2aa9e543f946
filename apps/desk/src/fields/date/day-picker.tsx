import { DateInput, DatesProvider, type DateInputProps } from '@mantine/dates'
import { calendarOutline } from 'ionicons/icons'
import 'dayjs/locale/hi'
import 'dayjs/locale/ta'
import { useState } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { dayText } from '../../ui/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { isDate } from '#meta'

interface Props {
  /** 'YYYY-MM-DD', empty, or typed text that is not a date. */
  value: string
  /** Receives text that is not a date unchanged, so that no save drops it silently. */
  onChange: (day: string) => void
  onBlur: () => void
  inputRef?: ((element: HTMLElement | null) => void) | undefined
  name: string
  isInTable: boolean
  labelled: Pick<
    DateInputProps,
    'label' | 'description' | 'withAsterisk' | 'error' | 'aria-label' | 'aria-required'
  >
}

const monday = 1

export function DayPicker({ value, onChange, onBlur, inputRef, name, isInTable, labelled }: Props) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [wasLeft, setWasLeft] = useState(false)
  const isUnreadable = isUnreadableDay(value)
  const ownError = isUnreadable && wasLeft ? t('desk.must_be_date') : undefined
  const handleBlur = () => {
    setWasLeft(true)
    onBlur()
  }
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: monday }}>
      <DateInput
        {...labelled}
        error={labelled.error || ownError}
        ref={inputRef}
        name={name}
        autoComplete="off"
        allowDeselect
        highlightToday
        leftSection={isInTable ? undefined : <Icon of={calendarOutline} isSmall />}
        leftSectionPointerEvents="none"
        popoverProps={
          isInTable ? { withinPortal: true, portalProps: { target: '#overlays' } } : { withinPortal: false }
        }
        valueFormat={(day) => dayText(day, language)}
        dateParser={readDay}
        ariaLabels={{
          previousMonth: t('desk.month_before'),
          nextMonth: t('desk.month_after'),
          previousYear: t('desk.year_before'),
          nextYear: t('desk.year_after'),
          previousDecade: t('desk.years_before'),
          nextDecade: t('desk.years_after'),
        }}
        fixOnBlur={!isUnreadable}
        value={value === '' || isUnreadable ? null : value}
        onChange={(day) => onChange(day ?? '')}
        onInput={({ currentTarget: { value: typed } }) => {
          if (typed.trim() !== '' && readDay(typed) === null) onChange(typed)
        }}
        onBlur={handleBlur}
      />
    </DatesProvider>
  )
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const century = 2000

/** Returns the year of typed digits: '26' is 2026. */
const yearOf = (text: string, today: Date): number => {
  if (text === '') return today.getFullYear()
  return text.length <= 2 ? century + Number(text) : Number(text)
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export const isUnreadableDay = (value: string): boolean => value !== '' && !isDate(value)

/** Parses a typed day into 'YYYY-MM-DD': 2026-11-29, 29/11/2026, 29.11.26, 29 Nov, 29. Null for no date. */
export function readDay(text: string, today = new Date()): string | null {
  const typed = text.trim()
  if (isDate(typed)) return typed
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:[\s./-]+(\d{1,2}|[a-z]{3,9}))?(?:[\s./,-]+(\d{2}|\d{4}))?$/i.exec(typed) ?? []
  if (day === '') return null
  const found = written(
    yearOf(year, today),
    month === '' ? today.getMonth() + 1 : monthOf(month),
    Number(day),
  )
  return isDate(found) ? found : null
}
