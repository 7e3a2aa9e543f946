import { useEffect } from 'react'
import { useSay } from '../language/say.ts'

/** 'Mela Event - Mela desk' in the browser's tab. */
export function useTitle(title: string): void {
  const t = useSay()
  const house = t('desk.title')
  useEffect(() => {
    document.title = title === '' ? house : `${title} - ${house}`
  }, [title, house])
}
