import { DateInput, DatesProvider } from '@mantine/dates'
import { calendarOutline } from 'ionicons/icons'
import 'dayjs/locale/hi'
import 'dayjs/locale/ta'
import { useLanguage } from '../language/language.tsx'
import { useSay } from '../language/say.ts'
import { dayText } from '../ui/dates.ts'
import { Icon } from '../ui/icon.tsx'
import { readDay } from './read-day.ts'

interface Props {
  /** 'YYYY-MM-DD', or empty. */
  value: string
  onChange: (day: string) => void
  onBlur: () => void
  inputRef?: ((element: HTMLElement | null) => void) | undefined
  name: string
  isInTable: boolean
  /** Label, help and error, as Mantine's inputs take them. */
  labelled: object
}

const monday = 1

/** A day: typed as people write it, or picked from a calendar. */
export function DayPicker({ value, onChange, onBlur, inputRef, name, isInTable, labelled }: Props) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: monday }}>
      <DateInput
        {...labelled}
        ref={inputRef}
        name={name}
        autoComplete="off"
        allowDeselect
        leftSection={isInTable ? undefined : <Icon of={calendarOutline} isSmall />}
        leftSectionPointerEvents="none"
        popoverProps={
          isInTable ? { withinPortal: true, portalProps: { target: '#page' } } : { withinPortal: false }
        }
        valueFormat={(day) => dayText(day, language)}
        dateParser={readDay}
        ariaLabels={{
          previousMonth: say('desk.month_before'),
          nextMonth: say('desk.month_after'),
          previousYear: say('desk.year_before'),
          nextYear: say('desk.year_after'),
          previousDecade: say('desk.years_before'),
          nextDecade: say('desk.years_after'),
        }}
        value={value === '' ? null : value}
        onChange={(day) => onChange(day ?? '')}
        onBlur={onBlur}
      />
    </DatesProvider>
  )
}
