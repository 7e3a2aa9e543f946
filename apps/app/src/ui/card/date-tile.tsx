import { dayNumber, monthText, weekdayText } from '../text/date-text.ts'
import styles from './cards.module.css'

interface Props {
  day: string
  language: string
  hasWeekday?: boolean
}

/** Tile of an event's day, hidden from screen readers because the text beside it has the full date. */
export function DateTile({ day, language, hasWeekday = false }: Props) {
  return (
    <span className={styles.dateTile} aria-hidden="true">
      {hasWeekday && <span>{weekdayText(day, language)}</span>}
      {!hasWeekday && <span>{monthText(day, language)}</span>}
      <b>{dayNumber(day, language)}</b>
      {hasWeekday && <span>{monthText(day, language)}</span>}
    </span>
  )
}
