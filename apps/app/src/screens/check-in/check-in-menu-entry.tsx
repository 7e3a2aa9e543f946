import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { CheckInMessages } from './check-in-messages.tsx'
import { dutiesCall } from '../../data/own-calls.ts'
import styles from '../../ui/menu/menu.module.css'

export function CheckInMenuEntry() {
  const { query } = useOwnCall(dutiesCall)
  if (query.data?.is_check_in_staff !== 1) return null
  return (
    <CheckInMessages>
      <Entry />
    </CheckInMessages>
  )
}

function Entry() {
  const t = useTranslate()
  return (
    <ul className={styles.sideMenuEntries}>
      <li>
        <a href="/check-in">{t('check_in.title')}</a>
      </li>
    </ul>
  )
}
